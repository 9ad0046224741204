# LIHTC mix, xlsx, merged bedroom cells, AMI tiers, limits/UA/net, manager's unit, side recap
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
stem='LarkspurCommons_LIHTC_RentMatrix'
B=[('Studio',0,1,465,[('30%',3,512,48,None),('50%',5,853,48,None),('60%',4,1024,48,12)]),
('1 BR',1,1,612,[('30%',6,548,61,None),('50%',14,914,61,14),('60%',18,1097,61,22),('80%',4,1463,61,140)]),
('2 BR',2,1,845,[('30%',5,658,79,None),('50%',16,1097,79,10),('60%',22,1317,79,35),('80%',6,1756,79,215)]),
('3 BR',3,2,1088,[('30%',2,760,98,None),('50%',8,1267,98,18),('60%',9,1521,98,44)]),
('2 BR Mgr',2,1,845,[('Exempt',1,None,None,None)])]
R=random.Random(4308)
M=['beds','baths','sf','units','occupied','gross','ua','net','actual','actual_total']
wb=Workbook(); ws=wb.active; ws.title='Matrix'
ws['B2']='LARKSPUR COMMONS'; ws['B2'].font=Font(name='Georgia',size=16,bold=True,color='1F4E3D'); ws['B3']='Restricted rent matrix | Travis-type county, 2026 MTSP limits | LURA 30 years'.replace('Travis-type county','Placer Creek County'); ws['B3'].font=Font(name='Georgia',size=9,italic=True)
H=['Unit\nType','BR','BA','Net Rentable\nSF','AMI\nSet-Aside','Units','Occupied\n6/30/26','Gross Rent\nLimit','Less:\nUtility Allow.','Max Net\nRent','Current\nRent','Monthly\nRent']
th=Side(style='thin',color='1F4E3D'); hr=Side(style='hair',color='999999')
for i,t in enumerate(H):
    c=ws.cell(5,2+i,t); c.font=Font(name='Georgia',size=9,bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(top=th,bottom=th)
ws.row_dimensions[5].height=38
r=6; tr=[];G=dict(units=0,occupied=0,actual_total=0)
for t,bd,ba,sf,L in B:
    r0=r
    for ami,u,g,ua,dis in L:
        occ=u if u<5 else u-R.choice([0,0,1,1,2]); net=g-ua if g else None; act=(net-(dis or 0)) if g else 0; at=act*u
        vals=[t,bd,ba,sf,ami,u,occ,g,ua,net,act,at]
        for i,x in enumerate(vals):
            if i<4 and r>r0: continue
            c=ws.cell(r,2+i,x)
            if i in(7,8,9,10,11): c.number_format='"$"#,##0'
        for i in range(12):
            c=ws.cell(r,2+i); c.font=Font(name='Georgia',size=9,bold=(i==0)); c.border=Border(bottom=hr); c.alignment=Alignment(horizontal='center' if i<7 else 'right',vertical='center')
        if not g:
            for i in(7,8,9): ws.cell(r,2+i,'n/a')
        tr.append(clean(dict(type=t,beds=bd,baths=ba,sf=sf,ami=ami,units=u,occupied=occ,gross=g,ua=ua,net=net,actual=act,actual_total=at)))
        G['units']+=u; G['occupied']+=occ; G['actual_total']+=at; r+=1
    if len(L)>1:
        for i in range(4): ws.merge_cells(start_row=r0,end_row=r-1,start_column=2+i,end_column=2+i)
c=ws.cell(r,2,'TOTAL / MONTH')
ws.cell(r,7,G['units']); ws.cell(r,8,G['occupied']); ws.cell(r,13,G['actual_total']).number_format='"$"#,##0'
for i in range(12):
    c=ws.cell(r,2+i); c.font=Font(name='Georgia',size=9,bold=True); c.fill=PatternFill('solid',fgColor='DCE9E2'); c.border=Border(top=th,bottom=th); c.alignment=Alignment(horizontal='left' if i==0 else 'center' if i<7 else 'right')
r+=2
ws.cell(r,2,'Set-aside test').font=Font(name='Georgia',size=9,bold=True)
for a in('30%','50%','60%','80%'):
    r+=1; n=sum(x['units'] for x in tr if x['ami']==a); ws.cell(r,2,f'{n} units at {a}').font=Font(name='Georgia',size=9)
r+=2; ws.cell(r,2,'Utility allowance: PHA schedule eff. 4/1/2026 (tenant pays electric). Manager’s unit is non-revenue common area.').font=Font(name='Georgia',size=8,italic=True)
for a,w in zip('ABCDEFGHIJKLM',[2,13,5,5,12,10,7,10,11,13,9,9,11]): ws.column_dimensions[a].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{DOC}/{stem}.xlsx'); save(stem,'UM',M,tr,[dict(label='TOTAL / MONTH',**G)])
