# Rural estate terrier: several sections (farms, grazing, cottages yard, masts & ground leases), annual rents; planted digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    NAME='Aldersyke Estate - Terrier and Rental Lady Day 2026.xlsx'
    r=random.Random(6717); nm=Names(6717); wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Terrier'); rv=wb.create_sheet('Reviews due')
    cv['B3']='ALDERSYKE ESTATE'; cv['B3'].font=Font(name='Georgia',size=22); cv['B5']='Terrier and Rental'; cv['B6']='Lady Day (25 March) 2026'; cv['B8']='Prepared by Wrayburn & Stott, Chartered Surveyors, for the Trustees'
    H=['Ref','Holding','Tenant / Grantee','Agreement','Acres','Term from','Term to','Rent passing £ p.a.','Rent days','Payable each instalment £','Next review','Remarks']
    ws.row_dimensions[4].height=27
    ws.merge_cells('A1:L1'); ws['A1']='ALDERSYKE ESTATE – TERRIER'; ws['A1'].font=Font(name='Georgia',size=14,bold=True); ws['A1'].alignment=Alignment(horizontal='center'); ws['A2']='as at 25 March 2026'
    for j,h in enumerate(H): c=ws.cell(4,1+j,h); c.font=Font(name='Georgia',bold=True,size=9); c.alignment=Alignment(wrap_text=True,vertical='top'); c.border=Border(bottom=Side('medium'))
    y=5; rows=[]; G=[0,0.,0.]; V=0; planted=None; due=[]
    D=lambda s:dt.date.fromisoformat(s)
    sects=[('1. FARMS',['Scargill Farm','High Netherby','Tarn House Farm','Blea Moor Farm','Fell Gate','Whinbank'],'F',(110,420),(62,105),['AHA 1986','FBT','FBT']),
           ('2. GRAZING & MOWING LICENCES',['Church Field','Beck Meadows','The Intake','Long Garth','Mill Holme','Parson’s Piece','Station Field','Dubb Pasture'],'G',(4,38),(85,140),['Licence 364 days','FBT']),
           ('3. FARM BUILDINGS & YARDS',['Old Sawmill, Unit A','Old Sawmill, Unit B','Old Sawmill, Unit C','Estate Yard store','Cart Shed','Tithe Barn'],'B',None,(2400,9600),['Lease','Tenancy at will']),
           ('4. MASTS, WAYLEAVES & GROUND LEASES',['Telecom mast, Hag Hill','Telecom mast, Whin Rigg','Solar array, Low Moor','Caravan site, Tarn Foot','Scout hut','Sewage works access'],'M',None,(350,28500),['Ground lease','Code agreement','Wayleave'])]
    for sec,hs,p,ac,rt,ag in sects:
        ws.cell(y,1,sec).font=Font(name='Georgia',bold=True,size=11); y+=1; S=[0,0.,0.]
        for i,h in enumerate(hs):
            u=f'{p}{i+1}'; acres=round(r.uniform(*ac),2) if ac else (round(r.uniform(2,41),2) if 'Solar' in h or 'Caravan' in h else None); S[0]+=1; ws.cell(y,1,u); ws.cell(y,2,h)
            if acres: ws.cell(y,5,acres).number_format='#,##0.00'; S[1]+=acres
            if r.random()<.1 or h=='Cart Shed':
                ws.cell(y,3,'In hand'); ws.cell(y,12,'To let from May' if p!='F' else 'Run by estate'); rows.append(row(unit=u,section=sec,area=acres,statusText='In hand')); V+=1
            else:
                who={'M':['Airwave Towers Ltd','Borderlink Mobile Ltd','Sunfold Energy Ltd','Tarn Foot Leisure Ltd','1st Netherby Scout Group','Cumbrian Water plc'][i%6]}.get(p) or r.choice(['','Messrs ','Mr ','Mrs '])+(nm.il().split()[0]+' '+nm.il().split()[1]); who=who if p!='B' or r.random()<.5 else BIZ_UK[(i*3)%16]
                if who.startswith('Messrs'): who+=' & Son'
                ann=float(round((acres*r.uniform(*rt)) if ac else r.uniform(*rt),-1 if not ac else 0)); 
                if h=='Scout hut': ann=1.0
                a=dt.date(r.choice([1998,2006,2013,2017,2021,2022]),*r.choice([(3,25),(9,29),(2,2)])); yrs=r.choice([10,15,25,50]); e=addm(a,12*yrs)-dt.timedelta(days=1); agr=r.choice(ag)
                while e<dt.date(2026,3,25): e=addm(e,60)
                if agr.startswith('Licence'): a=dt.date(2025,4,1); e=dt.date(2026,3,30)
                if agr in('AHA 1986','Tenancy at will'): e={'AHA 1986':'Annual','Tenancy at will':'At will'}[agr]
                k,days=r.choice([(2,'Mar / Sept'),(4,'Quarterly'),(1,'25 March')]) if ann>10 else (1,'if demanded'); nr=dt.date(r.choice([2026,2027,2028]),*r.choice([(3,25),(9,29)])) if p in'FM' and ann>100 else None
                if nr: due.append((u,h,who,nr))
                S[2]+=ann; pr=ann
                if p=='F' and i==2 : pass
                vals=[who,agr,None,a,e,pr,days,round(ann/k,2),nr]
                if u=='F4':   # planted digit
                    s=list(str(int(ann))); s[1]=str((int(s[1])+3)%10); pr=float(''.join(s)); vals[5]=pr; planted=dict(what=f'rent passing of {u} {h} prints {pr:,.0f}; true {ann:,.0f} is in the section and estate totals and in the instalment',kind='digit_changed')
                for j,q in enumerate(vals):
                    if q is not None: c=ws.cell(y,3+j,q); c.number_format='DD/MM/YYYY' if isinstance(q,dt.date) else '#,##0.00' if isinstance(q,float) else 'General'
                if r.random()<.2: ws.cell(y,12,r.choice(['Sporting reserved','Repairing: landlord','Assigned 2023','Wants new shed','Rent paid by agent']))
                rows.append(row(unit=u,section=sec,area=acres,tenantName=who,statusText='Occupied',annualRent=pr,leaseStartDate=a,leaseEndDate=e))
            y+=1
        ws.cell(y,2,f'{sec[3:].capitalize()}: total'); c=ws.cell(y,5,round(S[1],2)) if S[1] else None; ws.cell(y,8,S[2])
        for j in range(1,13): q=ws.cell(y,j); q.font=Font(bold=True); q.border=Border(top=Side('thin')); q.number_format='#,##0.00'
        G=[p_+q for p_,q in zip(G,S)]; y+=2
    ws.cell(y,2,'ESTATE TOTAL'); ws.cell(y,5,round(G[1],2)); ws.cell(y,8,G[2])
    for j in range(1,13): q=ws.cell(y,j); q.font=Font(bold=True); q.border=Border(top=Side('thin'),bottom=Side('double')); q.number_format='#,##0.00'
    ws.cell(y+1,2,f'{G[0]} holdings, of which {V} in hand')
    for L,w in zip('ABCDEFGHIJKL',[6,26,28,17,10,12,12,14,13,14,12,20]): ws.column_dimensions[L].width=w
    ws.column_dimensions['J'].hidden=False; ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    rv.append(['Ref','Holding','Tenant','Review date'])
    for q in sorted(due,key=lambda z:z[3]): rv.append(q)
    for L,w in zip('ABCD',[6,26,28,13]): rv.column_dimensions[L].width=w
    wb.active=1; wb.save(out(NAME)); assert planted
    s=sum(q.get('annualRent',0) for q in rows); assert abs(s-G[2])>1
    save(NAME,rows,propertyName='Aldersyke Estate',asOnDate='2026-03-25',units=G[0],occupied=G[0]-V,vacant=V,sheet='Terrier',planted=planted)
    return dict(file=NAME,assetType='LAND',documentType='RENT_ROLL',author='r67c',style='UK rural estate terrier, four numbered sections with totals, annual rents, rent days, cover and review sheets; planted digit_changed',hard=True)
if __name__=='__main__': print(make())
