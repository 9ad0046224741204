# Yardi Commercial-like receivable ageing by charge, two office properties, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(30)
TN=[('ofc100  Meridian Exchange Building',[('t0004417','Hargrove & Bell LLP','0400',21850),('t0004432','Sunvale Dental Partners','0115',6240),('t0004460','Northlight Architecture, P.C.','0710',13975),('t0004471','Corvid Analytics Inc.','0820/0830',27410),('t0004488','The Grind Coffee Co.','LOBBY',2950),('t0004502','Ridgeway Title Agency','0205',8120)]),
('ofc220  Two Parkline Center',[('t0005103','Federated Benefits Administrators of the Carolinas','0300',33800),('t0005110','Blue Heron Pediatrics','0110',9460),('t0005127','Tasman Freight Brokerage','0620',5185)])]
CH=[('rent',1),('cam',.19),('ret',.08),('elec',.035),('prkg',.05),('lfee',.05),('util',.02),('camrec',.22)]
N=['unpaid','b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']
wb=Workbook();ws=wb.active;ws.title='rs_CM_Aging_Detail'
F=lambda **k:Font(name='Tahoma',size=k.pop('size',8),**k)
# columns: A property/tenant/charge  B (hidden tran id) C Unit D charge date E Post month F spacer G.. N
ws.merge_cells('A1:N1');ws['A1']='Aging Detail';ws.merge_cells('A2:N2');ws['A2']='DB Caption: CAROLINA LIVE   Property: .caroffc   Status: Current, Past, Future   Age As Of: 06/30/2025   Post To: 06/2025'
ws['A1'].font=F(size=11,bold=True);ws['A2'].font=F()
for q in('A1','A2'): ws[q].alignment=Alignment(horizontal='center')
h1=['Charge','Tran#','Unit','Charge','Post','', 'Total','0-30','31-60','61-90','91-120','Over 120','Pre-','Balance'];h2=['Code','','','Date','Month','','Unpaid','Days','Days','Days','Days','Days','payments','Due']
for j,(a,b) in enumerate(zip(h1,h2),1):
    for i,t in((4,a),(5,b)):
        c=ws.cell(i,j,t or None);c.font=F(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(horizontal='right' if j>6 else 'left')
fmt='#,##0.00_);(#,##0.00)'
i=6;T=[];TT=[];G=[0]*8
def tot(lab,s,fill,b):
    global i
    ws.cell(i,1,lab)
    for j in range(1,15):
        c=ws.cell(i,j);c.font=F(bold=True);c.border=b
        if fill:c.fill=PatternFill('solid',fgColor=fill)
    for j,x in enumerate(s,7): c=ws.cell(i,j,x/100);c.number_format=fmt
    TT.append(dict(label=lab,**{k:x/100 for k,x in zip(N,s)}));i+=1
D=[[('06/01/2025','06/2025'),('06/15/2025','06/2025')],[('05/01/2025','05/2025'),('05/20/2025','05/2025')],[('04/01/2025','04/2025')],[('03/05/2025','03/2025'),('03/10/2025','03/2025')],[('02/01/2025','02/2025'),('01/01/2025','01/2025'),('12/01/2024','12/2024')]]
for p,L in TN:
    ws.cell(i,1,p).font=F(bold=True,size=9);ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14);i+=1;ps=[0]*8
    for t,nm,un,rent in L:
        ws.cell(i,1,'%s (%s)'%(nm,t)).font=F(bold=True);ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=6);i+=1;s=[0]*8
        n=R.choice([2,3,4,5,6]);rec=[];seen=set()
        for _ in range(n):
            b=R.choices(range(5),[6,3,2,2,2])[0];c,f=R.choice(CH);d=R.choice(D[b])
            if (c,d) in seen: continue
            seen.add((c,d));a=round(rent*f*100);a=a if c=='rent' else round(a*R.uniform(.8,1.2))
            if R.random()<.3:a=round(a*R.uniform(.1,.9))
            if c=='camrec' and R.random()<.5:a=-a//3
            rec.append((d,c,a,b))
        if R.random()<.45: rec.append((R.choice([('06/27/2025','06/2025'),('06/30/2025','06/2025')]),'prepay',-R.choice([rent*100,round(rent*R.uniform(20,90))]),5))
        rec.sort(key=lambda r:(r[0][0][6:],r[0][0]))
        for (d,pm),c,a,b in rec:
            v=[0]*8
            if b<5: v[0]=a;v[1+b]=a
            else: v[6]=a
            v[7]=a
            for j,x in enumerate([c,('C-' if b<5 else 'R-')+str(R.randint(204000,219999)),un,d,pm],1): ws.cell(i,j,x).font=F()
            for j,x in enumerate(v,7): q=ws.cell(i,j,x/100);q.number_format=fmt;q.font=F()
            T.append(dict(property=p,unit=un,resident=t,name=nm,charge=c,date=d,**{k:x/100 for k,x in zip(N,v)}))
            s=[a_+b_ for a_,b_ in zip(s,v)];i+=1
        tot('Total '+nm,s,None,Border(top=Side('thin')));i+=1;ps=[a+b for a,b in zip(ps,s)]
    tot('Total '+p.split('  ')[0],ps,'D9E1F2',Border(top=Side('thin'),bottom=Side('thin')));i+=1;G=[a+b for a,b in zip(G,ps)]
tot('Grand Total',G,'B4C6E7',Border(top=Side('medium'),bottom=Side('double')))
i+=1;ws.cell(i,1,'Userid: lmarsh   Date: 7/2/2025   Time: 4:18 PM').font=F(italic=True)
for k,w in zip('ABCDEFGHIJKLMN',(15,10,11,11,9,2,13,13,13,12,12,12,13,13)): ws.column_dimensions[k].width=w
ws.column_dimensions['B'].hidden=True;ws.freeze_panes='A6';ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('Params');ws2['A1']='Report';ws2['B1']='rs_CM_Aging_Detail.txt';ws2['A2']='Age by';ws2['B2']='Charge date'
wb.save(DOC+'/CM_AgingDetail_caroffc_0625.xlsx');print(len(T))
save('CM_AgingDetail_caroffc_0625.xlsx','AR',None,N,T,TT)
