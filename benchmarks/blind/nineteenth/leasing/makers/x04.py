# life-science campus workbook: Summary + Roll + Abstracts; hidden column & row; PLANTED: digits of one monthly rent swapped
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(2414); f='Halden_Science_Campus_RR_2025-09.xlsx'; AS=D(2025,9,1)
wb=Workbook(); s0=wb.active; s0.title='Cover'; ws=wb.create_sheet('Roll'); s2=wb.create_sheet('Lease notes')
F=lambda b=False,c='000000',z=10:Font(name='Calibri Light',bold=b,color=c,size=z)
nm=names(r,['Oncology Inc','Cell Works','Proteomics','Vaccines Corp','MedTech','Neuro','Biologics','Instruments'],30);k=0
ws['A1']='Halden Science Campus'; ws['A1'].font=F(True,z=16); ws['A2']='Rent roll for the month of September 2025'; ws['N1']='US$ per month unless noted'
H=['Bldg','Suite','Company','Use','RSF','LCD','LXD','Yr int.','Base Rent','CAM','Property Tax','Insurance','Mgmt Fee','Utilities','Shuttle / Amenity','Total Due','Annual Base Rent','LC held','Cash deposit','TI balance owed','Abated thru']
for j,h in enumerate(H,1):
    x=ws.cell(4,j,h); x.font=F(True,'FFFFFF'); x.fill=PatternFill('solid',fgColor='00695C'); x.alignment=Alignment(textRotation=0,wrap_text=True,vertical='bottom',horizontal='center')
R=5;rows=[];G=[0]*13; planted=None; occ=vac=0
for bl,n in (('100',5),('200',7),('300',4),('Greenhouse',2),('Amenity Ctr',3)):
    for j in range(1,n+1):
        u=f'{j*10+100}' if bl.isdigit() else f'{bl[0]}{j}'; use='Lab/Office' if bl.isdigit() else 'Greenhouse' if bl[0]=='G' else ['Fitness','Food service','Conference'][j-1]
        a=r.randint(7400,42000) if bl.isdigit() else r.randint(1800,6500); v=(bl,j) in(('200',3),('300',4),('Greenhouse',2)); row=dict(unit=u,building=bl,unitType=use,area=a)
        for c_,x in enumerate((bl,u,'Vacant' if v else nm[k],use,a),1): ws.cell(R,c_,x)
        if v: row['statusText']='Vacant'; vac+=1; G[0]+=a
        else:
            t=nm[k];k+=1;occ+=1; b=am(D(2018,4,1),r.randint(0,88)); e=term(b,r.choice([7,8,10,12])); e=e if e>AS else term(b,15); ps=r.choice([4.35,4.85,5.1,5.75,6.2]) if bl.isdigit() else 2.1
            br=round(a*ps,2); ch=[br]+[round(a*q,2) for q in(.92,.61,.07)]+[round(br*.03,2),round(a*.4,2) if bl=='100' else 0,round(a*.05,2)]; tt=round(sum(ch),2); ann=round(br*12,2)
            lc=round(br*r.choice([0,3,6]),0); cd=br if not lc else 0; ti=r.choice([0,0,0,a*25]); G=[p+q for p,q in zip(G,[a]+ch+[tt,ann,lc,cd,ti])]
            pbr=br
            if (bl,j)==('200',5):
                s=list(f'{br:.2f}'); i=next(i for i in range(1,len(s)-4) if s[i]!=s[i+1] and s[i+1]!='.'); s[i],s[i+1]=s[i+1],s[i]; pbr=float(''.join(s)); planted=dict(what=f'Base Rent of bldg 200 suite {u} printed {pbr:.2f} instead of {br:.2f}; Total Due, Annual Base Rent and the column total are of the right amount',kind='digit_changed')
            for c_,x in enumerate([b,e,r.choice(['3.00%','3.25%','3.50%'])],6): y=ws.cell(R,c_,x); y.number_format='mm/dd/yyyy'
            for c_,x in enumerate([pbr]+ch[1:]+[tt,ann,lc,cd,ti],9): ws.cell(R,c_,x)
            if b>D(2025,3,1): ws.cell(R,21,'Dec-25')
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=b,leaseEndDate=e,contractRent=pbr,annualRent=ann,deposit=cd,totalCharges=tt,charges=[dict(code=h,amount=x) for h,x in zip(H[8:15],[pbr]+ch[1:])])
        for c_ in range(1,22):
            ws.cell(R,c_).font=F(); 
            if c_>=9 and c_<21: ws.cell(R,c_).number_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
        ws.cell(R,5).number_format='#,##0'; rows.append(row); R+=1
    R+=1
ws.cell(R,3,'Campus total'); ws.cell(R,5,G[0]).number_format='#,##0'
for c_,x in enumerate(G[1:],9): ws.cell(R,c_,round(x,2)).number_format='#,##0.00'
for c_ in range(1,22): ws.cell(R,c_).font=F(True); ws.cell(R,c_).border=Border(top=Side('thin'),bottom=Side('double'))
for j in range(1,22): ws.column_dimensions[chr(64+j)].width=13
ws.column_dimensions['C'].width=30; ws.column_dimensions['H'].hidden=True; ws.row_dimensions[3].hidden=True; ws['A3']='src: tenant master v7 – do not distribute'
ws.row_dimensions[4].height=30; ws.freeze_panes='D5'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
for a,v in(('B3','Halden Science Campus'),('B4','Monthly asset report – September 2025'),('B6','Rentable area'),('C6',G[0]),('B7','Occupied suites'),('C7',occ),('B8','Vacant suites'),('C8',vac),('B9','Base rent, month'),('C9',round(G[1],2)),('B10','Letters of credit held'),('C10',G[10])): s0[a]=v; s0[a].number_format='#,##0'
s0['B3'].font=F(True,'00695C',20); s0.column_dimensions['B'].width=36; s0.column_dimensions['C'].width=16
s2.append(['Company','Clause']); 
for q in range(8): s2.append([nm[q],r.choice(['Expansion right on adjoining suite','ROFO, expires with 24 mos. left','Termination yr 7, fee = unamortized TI','Decommissioning plan due 6 mos. before LXD','Sublets 3,000 RSF to an affiliate'])])
s2.column_dimensions['A'].width=30; s2.column_dimensions['B'].width=60
wb.save(f'{B}/documents/{f}')
save(f,'OFFICE','life-science campus workbook, recoveries by type, LC and cash',rows,'Halden Science Campus',AS,occ+vac,occ,vac,sheet='Roll',planted=planted,totals=dict(area=G[0],contractRent=round(G[1],2),annualRent=round(G[9],2),totalCharges=round(G[8],2),deposit=round(G[11],2)))
