# agent's own workbook: invoices by month of charge, shops and flats
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from datetime import date,datetime
stem='Bellwether - who owes what 12.31.25'
wb=Workbook(); sm=wb.active; sm.title='Cover'; ws=wb.create_sheet('Owed')
sm['B2']='Bellwether Block LLC'; sm['B2'].font=Font(size=16,bold=True)
for i,t in enumerate(['Quarterly package for the tax credit investor','Contents: 1 Cover, 2 Owed','Questions: Priya at the Foundry Street office'],4): sm[f'B{i}']=t
MK=['other:Older','m Oct 2025','m Nov 2025','m Dec 2025']
K=MK+['total']
# space, tenant, [(inv,date,for,bucket idx,amt)]
SH=[('Shop 1','Ottoline Coffee Roasters',[('S-2291',(2025,12,1),'Base rent',3,3850.00),('S-2292',(2025,12,1),'CAM',3,612.40)]),
('Shop 2','Pell & Daughters Cobblers',[('S-2218',(2025,10,1),'Base rent',1,1975.00),('S-2251',(2025,11,1),'Base rent',2,1975.00),('S-2293',(2025,12,1),'Base rent',3,1975.00),('CM-88',(2025,12,18),'Credit, storefront glass',3,-640.00)]),
('Shop 3-4','Grainwright Bakery LLC',[('S-2107',(2025,7,15),'2024 CAM true-up',0,2216.85),('S-2160',(2025,9,1),'Percentage rent',0,1480.00),('S-2295',(2025,12,1),'Base rent',3,5420.00),('S-2296',(2025,12,1),'CAM',3,871.15),('S-2303',(2025,12,22),'Water submeter',3,318.62)]),
('Kiosk','Lockhart Keys',[('S-2255',(2025,11,1),'License fee',2,400.00),('S-2298',(2025,12,1),'License fee',3,400.00)]),
('Lower level','Sable Street Boxing Club',[('S-1986',(2025,4,1),'Base rent (workout)',0,7300.00),('S-2221',(2025,10,1),'Base rent',1,2650.00),('S-2256',(2025,11,1),'Base rent',2,2650.00),('S-2299',(2025,12,1),'Base rent',3,2650.00),('PMT',(2025,12,29),'On account',3,-1500.00)])]
AP=[('201','M. Oyelaran',[('R-5510',(2025,12,1),'Rent',3,788.00)]),('204','C. Brandvold',[('R-5468',(2025,11,1),'Rent',2,412.00),('R-5513',(2025,12,1),'Rent',3,731.00),('L-311',(2025,12,6),'Late fee',3,40.00)]),
('207','T. & J. Arceneaux',[('R-5516',(2025,12,1),'Rent (bal.)',3,96.50)]),('302','Dee Wachter',[('R-5388',(2025,9,1),'Rent',0,655.00),('R-5429',(2025,10,1),'Rent',1,655.00),('R-5475',(2025,11,1),'Rent',2,655.00),('R-5521',(2025,12,1),'Rent',3,655.00),('LG-14',(2025,12,11),'Court costs',3,187.25)]),
('305','P. Nwosu',[('R-5524',(2025,12,1),'Rent',3,-55.00)]),('308','Linh Cao',[('R-5527',(2025,12,1),'Rent',3,402.00),('U-77',(2025,12,15),'Electric sub-bill',3,61.84)]),
('401','G. Papadakis',[('R-5436',(2025,10,1),'Rent',1,118.00)]),('406','Estate of R. Molloy',[('R-5301',(2025,7,1),'Rent',0,744.00),('D-19',(2025,8,14),'Clean-out',0,925.00)])]
thin=Side(style='thin',color='999999'); B=Font(bold=True); sec=PatternFill('solid',fgColor='FCE4D6')
ws['A1']='Bellwether Block: tenants owing, end of year'; ws['A1'].font=Font(size=13,bold=True,color='843C0C'); ws.merge_cells('A1:G1')
ws['A2']='Month columns show the month the charge was billed for. Red = credit.'; ws['A2'].font=Font(italic=True,size=9)
ws['L1']='DRAFT v3'
H=['Space','Tenant','For','Invoice','Billed','Total owed','Dec','Nov','Oct','Older','Remarks']
# columns order: F total, G Dec-25, H Nov-25, I Oct-25, J older
hr=4
for j,h in enumerate(H,1):
    cl=ws.cell(hr,j,h)
    cl.font=Font(bold=True,color='FFFFFF'); cl.fill=PatternFill('solid',fgColor='843C0C'); cl.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for j,d in ((7,datetime(2025,12,1)),(8,datetime(2025,11,1)),(9,datetime(2025,10,1))):
    ws.cell(hr,j).value=d; ws.cell(hr,j).number_format='mmm yyyy'
ws.row_dimensions[hr].height=26
COL={0:10,1:9,2:8,3:7}
money=['total','m Dec 2025','m Nov 2025','m Oct 2025','other:Older']
nf='#,##0.00;[Red]-#,##0.00'
rem={'Shop 2':'Glass credit agreed w/ owner','Lower level':'Workout plan: 500/mo from Jan','302':'Hearing 1/21','406':'Write off? ask GP'}
rows=[];tot=[];r=5
def put(v,r,bold=False,top=False):
    for i,k in enumerate(money):
        if v.get(k) is not None:
            cl=ws.cell(r,6+i,v[k]); cl.number_format=nf
            if bold: cl.font=B
        if top: ws.cell(r,6+i).border=Border(top=thin)
G={k:0 for k in money}
for title,lab,data in (('SHOPS','Shops, total',SH),('APARTMENTS (income-restricted)','Apartments, total',AP)):
    ws.cell(r,1,title).font=B
    for j in range(1,12): ws.cell(r,j).fill=sec
    r+=1; T={k:0 for k in money}
    for u,n,inv in data:
        f=r; S={k:0 for k in money}
        for no,d,what,b,a in inv:
            v={MK[b]:a,'total':a}
            ws.cell(r,3,what); ws.cell(r,4,no); cl=ws.cell(r,5,date(*d)); cl.number_format='d-mmm-yy'
            put(v,r); rows.append({'unit':u,'name':n,'charge':what,'invoice':no,'date':date(*d).isoformat(),**v})
            for k in v: S[k]=round(S[k]+v[k],2)
            r+=1
        ws.cell(f,1,u); ws.cell(f,2,n)
        if u in rem: ws.cell(f,11,rem[u]).font=Font(italic=True,size=9)
        if r-f>1:
            for col in 'AB': ws.merge_cells(f'{col}{f}:{col}{r-1}'); ws[f'{col}{f}'].alignment=Alignment(vertical='top',wrap_text=True)
        if data is SH:
            v={k:(x if x or k=='total' else None) for k,x in S.items()}
            ws.cell(r,2,n+' subtotal').font=Font(italic=True); put(v,r,False,True); tot.append({'label':n+' subtotal',**v}); r+=1
        for k in money: T[k]=round(T[k]+S[k],2)
    ws.cell(r,1,lab).font=B; put(T,r,True,True); tot.append({'label':lab,**T}); r+=2
    for k in money: G[k]=round(G[k]+T[k],2)
ws.cell(r,1,'EVERYTHING').font=Font(bold=True,size=12); put(G,r,True,True); tot.append({'label':'EVERYTHING',**G}); r+=2
ws.cell(r,1,'Agrees to GL 1100 and 1105. Security deposits are listed elsewhere.')
for c_,w in zip('ABCDEFGHIJK',(12,27,22,10,11,12,12,12,12,12,28)): ws.column_dimensions[c_].width=w
ws.freeze_panes='F5'; ws.page_setup.orientation='landscape'
wb.active=1; wb.save(DOC+stem+'.xlsx')
assert all(abs(s(x.get(k) for x in rows)-G[k])<.01 for k in money)
save(stem,'AR',money,rows,tot)
