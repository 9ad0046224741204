# UK service charge certificate, Excel printed to PDF
import random, xlsxwriter, os
from .common import St,to_pdf
INFO=dict(file='Wharfside_Court_Service_Charge_2024-25.pdf',assetType='OFFICE',documentType='OPERATING_STATEMENT',author='s36a',style='UK RICS-style service charge certificate, Excel printed to PDF, notes and percent columns, two schedules',hard=True)
A=[('Management',[('Management fees','1',48250,48250),('Site management resources','2',61384,59500),('Accounting and audit fees','',3950,4200),('Health, safety and environmental management','3',5612,4500)]),
('Utilities',[('Electricity (common parts)','4',71906,86000),('Gas','4',28417,34500),('Water and sewerage','',6288,5900)]),
('Soft services',[('Security – manned guarding','5',96430,94800),('Security – systems and remote monitoring','',7215,7500),('Internal cleaning','',54778,53900),('External and window cleaning','6',9180,11400),('Waste management','',12043,11250),('Pest control','',1260,1350),('Internal floral displays','',2394,2400),('Landscaping and snow clearance','',4870,5500)]),
('Hard services',[('Mechanical and electrical services – maintenance contract','',42600,42600),('Mechanical and electrical services – repairs','7',18955,12000),('Fabric repairs and maintenance','8',23618,20000),('Fire alarm and emergency lighting','',6742,6200)]),
('Insurance',[('Engineering insurance and inspection','',2918,2850),('Terrorism and all-risks insurance re common parts','',0,0)]),
('Exceptional expenditure',[('Reception refurbishment – phase 1','9',37240,40000),('Transfer to sinking fund','10',25000,25000)])]
B=[('Hard services (lifts)',[('Lift maintenance contract','',14880,14880),('Lift repairs','',5473,4000),('Lift telephone lines','',612,640)]),
('Cleaning – upper floors',[('Lift car and lobby cleaning','',8736,8600),('Consumables','',2107,1900)])]
def make(path):
    R=random.Random(3601)
    s=St('Service Charge Certificate','Wharfside Court','2024-04-01','2025-03-31',['Actual 2024/25 £','Budget 2024/25 £','Variance £','Actual 2023/24 £'])
    tot=[]
    for sch,cl in (('Schedule A – Whole building',A),('Schedule B – Lifts and upper floors',B)):
        s.head(sch,k='sch'); subs=[]
        for c,ls in cl:
            s.head(c,k='cls'); it=[]
            for l,n,a,b in ls:
                p=int(a*R.uniform(.84,1.06)) if l[:9]!='Reception' else 0
                if l.startswith('Transfer'): p=20000
                it.append(s.line(l,[a,b,a-b,p],note=n,k='l'))
            subs.append(s.total('Total '+c[0].lower()+c[1:] if not c.startswith('Hard serv') or 'lifts' in c else 'Total hard services',it,k='sub'))
        tot.append(s.total('Total '+sch.split(' –')[0],subs,k='tot'))
    g=s.total('TOTAL SERVICE CHARGE EXPENDITURE',tot,typ='TOTAL',key='total_operating_expenses',k='grand')
    s.head('Less income',k='cls')
    i1=s.line('Interest earned on service charge account',[-3126,-1500,-1626,-2418],note='11',k='l')
    i2=s.line('Car park licence income credited',[-9600,-9600,0,-8800],note='',k='l')
    sub=s.total('Total income credited',[i1,i2],k='sub')
    n=s.total('Net service charge expenditure',[g,sub],typ='TOTAL',k='tot')
    od=-s.rows[n]['vals'][1]
    d=s.line('Less: on-account charges demanded',[od,od,0,-(s.rows[n]['vals'][3]+8114)],note='12',k='l')
    s.total('Balancing charge due from / (credit due to) occupiers',[n,d],typ='TOTAL',k='grand')
    x='m01.xlsx'; wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet('SC Cert'); F=lambda **k: wb.add_format(dict(font_name='Liberation Sans',font_size=9,**k))
    nf='#,##0;(#,##0);"-"'
    ws.set_column(0,0,1.5);ws.set_column(1,1,50);ws.set_column(2,2,5.5);ws.set_column(3,5,11);ws.set_column(6,6,8);ws.set_column(7,7,1);ws.set_column(8,8,11)
    ws.write(0,1,'WHARFSIDE COURT',F(bold=True)); ws.write(1,1,'14–22 Canal Street, Leeds LS1 4QT',F())
    ws.write(2,1,'Service Charge Certificate',wb.add_format(dict(font_name='Liberation Sans',font_size=14,bold=True)))
    ws.set_row(2,22); ws.write(3,1,'Statement of actual expenditure for the year 1 April 2024 to 31 March 2025',F(italic=True))
    h=F(bold=True,align='right',valign='bottom',bg_color='#D9E2EC'); hl=F(bold=True,bg_color='#D9E2EC'); hn=F(bold=True,align='center',bg_color='#D9E2EC')
    ws.write(5,0,'',hl);ws.write(6,0,'',hl);ws.write(7,0,'',hl)
    for c,t in enumerate([('','',''),('','','Note'),('Actual','2024/25','£'),('Budget','2024/25','£'),('Variance','','£'),('Variance','','%'),('','',''),('Actual','2023/24','£')]):
        for r in range(3): ws.write(5+r,c+1,t[r],hn if c==1 else h)
    r=8
    for q in s.rows:
        k=q['meta']['k']
        if k=='sch':
            if r>10: r+=1
            ws.write(r,0,q['label'],F(bold=True,underline=1)); ws.set_row(r,16)
        elif k=='cls': ws.write(r,1,q['label'],F(bold=True,font_color='#1F4E79'))
        else:
            b=k!='l'; top={'l':0,'sub':1,'tot':1,'grand':1}[k]; bot={'grand':6}.get(k,0)
            kw=dict(bold=b) if b else dict(indent=1)
            bg=dict(bg_color='#D9E2EC') if k=='grand' else {}
            lab=F(**kw,**bg) 
            if k=='grand':
                r+=0; ws.write(r,0,'',F(**bg)); ws.write(r,2,'',F(**bg)); ws.write(r,7,'',F(**bg)); ws.write(r,6,'',F(**bg))
            ws.write(r,1,q['label'],lab)
            if q['meta'].get('note'): ws.write(r,2,q['meta']['note'],F(align='center',font_color='#555555'))
            nfm=F(num_format=nf,bold=b,top=top,bottom=bot,**bg)
            a,bu,v,p=q['vals']
            for c,val in zip((3,4,5,8),(a,bu,v,p)): ws.write_number(r,c,val,nfm)
            ws.write(r,6,(v/abs(bu)) if bu else 'n/a',F(num_format='0.0%;(0.0%)',align='right',italic=True,**bg))
            if k in('sub','tot'): r+= 1 if k=='tot' else 0
        r+=1
    r+=1
    for t in ['I certify that, according to the information available to me, the above statement records the true cost to the landlord of providing the services','to the building in accordance with the leases and, where practicable, the RICS Professional Statement on service charges.','','Signed …………………………………  for and on behalf of Harrowby Pell LLP, managing agents             Date: 18 July 2025']:
        ws.write(r,1,t,wb.add_format(dict(font_name='Liberation Sans',font_size=8))); r+=1
    ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(5,7); ws.set_footer('&L&8Harrowby Pell LLP  |  Client 0417  |  Wharfside Court&R&8Page &P of &N'); ws.set_margins(.6,.5,.6,.7)
    wb.close(); to_pdf(x,path); os.remove(x)
    return [s],True
