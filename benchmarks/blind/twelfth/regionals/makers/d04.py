# self-storage portfolio: consolidating quarter by facility
import random
from st import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
R=random.Random(4404)
fac=[('0114','Tilden Rd',412,1.0),('0117','Marlow',365,.82),('0121','Port Avery',588,1.55),('0126','Bixby Lake',301,.61),('0130','Route 9 North',477,1.18),('0133','Cannery Row',250,.74),('0138','Eastgate',520,1.21)]
S=St('Consolidating Statement of Operations','LockBox Self Storage Portfolio',[f'{a} {b}' for a,b,_,_ in fac]+['Portfolio Total'],'2025-04-01','2025-06-30',sheet='Q2-25 by Store',derive=lambda b,n:b+[sum(b)],zero='dash',dp=0)
def v(b,n=.09,only=None): return [0 if only and i not in only else round(b*f[3]*R.uniform(1-n,1+n)) for i,f in enumerate(fac)]
S.H('Revenue')
rent=[S.L('Unit rent - climate controlled',v(68400,.12,[0,1,2,4,5,6])),S.L('Unit rent - drive-up',v(71200,.15)),S.L('Vehicle & boat parking',v(9300,.2,[0,2,3,4])),S.L('Less: discounts & promotions',[-x for x in v(5900,.3)]),S.L('Less: uncollectible rent',[-x for x in v(1850,.3)])]
a=S.T('Net rental revenue',rent)
oth=[S.L('Tenant protection plan',v(10400,.1)),S.L('Administrative fees',v(1750,.2)),S.L('Late & lien fees',v(4650,.2)),S.L('Merchandise sales, net',v(980,.3)),S.L('Truck rental commissions',v(2100,.3,[2,4,6])),S.L('Cell tower / billboard',[0,0,4500,0,2850,0,0])]
b=S.T('Ancillary revenue',oth)
inc=S.T('Total revenue',[a,b],kind='TOTAL',key='total_income')
S.H('Expenses')
ex=[S.L(l,v(*q)) for l,*q in [('Store payroll',23500,.08),('Payroll taxes & benefits',4300,.1),('Call center allocation',2550,.03),('Advertising & web',5200,.2),('Electricity',4450,.2),('Water, sewer & trash',1280,.2),('Telephone & internet',960,.1),('Repairs & maintenance',4300,.5),('Landscaping & snow',1900,.4),('Security & gate systems',1150,.3),('Credit card processing',3450,.08),('Office & postage',870,.3),('Software (store mgmt)',1125,.02),('Auction costs, net of proceeds',-260,.8),('Property insurance',4100,.1),('Real estate taxes',17900,.15)]]
ex.append(S.L('Management fee - 5.5%',[round(x*.055) for x in S.rows[inc]['base']]))
te=S.T('Total operating expenses',ex,kind='TOTAL',key='total_operating_expenses')
noi=S.T('Net operating income',[inc,~te],kind='TOTAL',key='noi')
S.H('Below the line')
bl=[S.L('Interest - term loan',v(30200,.0)),S.L('Ground rent',[0,0,0,0,0,13500,0]),S.L('Depreciation & amortization',v(24800,.05)),S.L('(Gain) / loss on disposals',[0,-1250,0,0,640,0,0])]
bt=S.T('Total below the line',bl)
ni=S.T('Net income',[noi,~bt],kind='TOTAL',key='net_income')
if __name__=='__main__':
    wb=Workbook(); ws=wb.active; ws.title='Summary'
    ws['B2']='LockBox Self Storage Portfolio'; ws['B3']='Quarterly reporting package - second quarter 2025'; ws['B5']='Contents'; ws['B6']='1. Q2-25 by Store'; ws['B7']='2. Occupancy'; ws['B9']='Prepared by: Accounting'; ws['B2'].font=Font(name='Arial',size=16,bold=True)
    ws=wb.create_sheet('Q2-25 by Store')
    fn=lambda **k: Font(name='Arial',size=k.pop('size',9),**k)
    ws['A1']='LOCKBOX SELF STORAGE PORTFOLIO'; ws['A1'].font=fn(bold=True,size=12)
    ws['A2']='Consolidating Statement of Operations'; ws['A3']='For the three months ended June 30, 2025'; ws['A4']='(unaudited - whole dollars)'
    for k in(2,3,4): ws.cell(k,1).font=fn()
    cx=[2,3,4,5,6,7,8,10]
    ws.cell(6,1,'Store no.').font=fn(bold=True); ws.cell(7,1,'Location').font=fn(bold=True)
    for k,f in enumerate(fac):
        for rr,t in((6,f[0]),(7,f[1])):
            q=ws.cell(rr,cx[k],t); q.font=fn(bold=True); q.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom')
        ws.cell(7,cx[k]).border=Border(bottom=Side(style='medium'))
    ws.merge_cells(start_row=6,start_column=10,end_row=7,end_column=10); q=ws.cell(6,10,'Portfolio Total'); q.font=fn(bold=True); q.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
    y=8
    for i,r in enumerate(S.rows):
        if r['type']=='HEADING': y+=1
        q=ws.cell(y,1,r['label']); q.font=fn(bold=r['type'] in('HEADING','TOTAL'),underline='single' if r['type']=='HEADING' else None); q.alignment=Alignment(indent={'LINE':1,'SUBTOTAL':3}.get(r['type'],0))
        if r['type']!='HEADING':
            first=i in(1,inc,noi,ni)
            for x,val in zip(cx,r['vals']):
                q=ws.cell(y,x,val); q.font=fn(bold=r['type']=='TOTAL')
                q.number_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if first else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                if r['type']!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if i==ni else None)
        if r['type']=='TOTAL': y+=1
        y+=1
    ws.cell(y,1,'Operating statistics').font=fn(bold=True,italic=True); y+=1
    u=[f[2] for f in fac]; o=[round(x*R.uniform(.83,.95)) for x in u]
    for l,vals,nf in[('Units - available',u+[sum(u)],'#,##0'),('Units - occupied',o+[sum(o)],'#,##0'),('Occupancy',[p/q for p,q in zip(o+[sum(o)],u+[sum(u)])],'0.0%')]:
        ws.cell(y,1,l).font=fn(italic=True)
        for x,val in zip(cx,vals): q=ws.cell(y,x,val); q.number_format=nf; q.font=fn(italic=True)
        y+=1
    ws.cell(y+1,1,'Cannery Row is held under a ground lease; see note 7.').font=fn(size=8,italic=True)
    ws.column_dimensions['A'].width=34; ws.column_dimensions['I'].width=2
    for x in cx: ws.column_dimensions[CL(x)].width=12.5
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=1
    w2=wb.create_sheet('Occupancy'); w2.append(['Store','Units','Occ','Pct'])
    for f,x,p in zip(fac,u,o): w2.append([f[1],x,p,p/x])
    n='lockbox_Q2_consolidating.xlsx'; wb.save(BASE+'/documents/'+n)
    save(n,[S],'SELF_STORAGE','OPERATING_STATEMENT','consolidating statement, one column per store, two-row header, merged total head','stats block below, contra lines, spacer column, other sheets')
