from common import *
from fpdf import FPDF
N='Receivers_Third_Report_Exhibit_A.pdf'
s=S('STATEMENT OF CASH FLOW (RECEIPTS AND DISBURSEMENTS)','Tamarack Plaza Shopping Center','2025-07-01','2025-09-30',['July 2025','August 2025','September 2025','Quarter Total','Cumulative 2/18/25 to 9/30/25'],dec=2)
def L(l,a,b,c,prior=0.,**k): q=r2(a+b+c);return s.line(l,[a,b,c,q,r2(q+prior)],**k)
open_=148203.77
bi=s.line('Cash on hand, beginning of period',[open_,0,0,open_,0])
s.head('RECEIPTS')
r=[L('Base rent collected',58412.50,56207.50,59980.00,263418.25),L('CAM and tax reimbursements',14210.08,13987.41,14655.36,61200.15),L('Past due rent - Lakeshore Fitness settlement',0,22500.,0,0),L('Security deposits received',0,3150.,0,2800.),L('Vending and sign rent',425.,425.,425.,1875.),L('Turnover from former manager',0,0,0,96317.42),L('Lender protective advance',0,0,0,75000.)]
tr=s.tot('Total receipts',r,'TOTAL')
s.head('DISBURSEMENTS'); s.head('Operating')
d1=s.tot('Total operating disbursements',[L('Property management fee (4%)',2921.90,3594.80,3002.41,13059.72),L('Repairs and maintenance',6318.44,4127.19,9840.62,31772.09),L('Parking lot sweeping and landscaping',2850.,2850.,2850.,12375.),L('Roof patching - Unit 9',0,4875.,0,0),L('Electricity - common area',2117.36,2240.85,1988.07,9934.70),L('Water and sewer',1384.55,0,1422.90,4388.16),L('Trash hauling',1195.,1195.,1195.,5975.),L('Insurance premium installments',4418.33,4418.33,4418.33,22091.65),L('Real estate taxes - 2nd installment',0,71306.29,0,71306.29),L('Fire alarm monitoring and inspection',89.,89.,614.,445.)])
s.head('Administration of the receivership')
d2=s.tot('Total administration',[L('Receiver fees (approved by order)',9860.,8245.,7990.,51340.),L('Legal counsel to Receiver',4127.50,2960.,3315.,22480.25),L('Accounting',0,1850.,0,3700.),L('Receiver bond premium',0,0,0,2500.),L('Bank charges and postage',61.18,57.40,66.02,288.35)])
s.head('Capital and leasing')
d3=s.tot('Total capital and leasing',[L('HVAC replacement - Unit 4',0,0,13640.,0),L('Leasing commission - Bright Smiles Dental',0,8912.,0,0),L('Security deposits refunded',0,0,1900.,4100.)])
s.head('Debt service')
d4=L('Interest paid to lender under order of 5/06/25',20000.,20000.,20000.,40000.)
td=s.tot('Total disbursements',[d1,d2,d3,d4],'TOTAL')
nc=s.tot('Net increase (decrease) in cash',[tr,(td,-1)],'TOTAL',key='net_cash_flow')
# roll the beginning balances
net=s.rows[nc]['vals']
b=s.rows[bi]['vals'];b[1]=r2(b[0]+net[0]);b[2]=r2(b[1]+net[1]);
end=r2(b[2]+net[2])
# cumulative: begins at nil: the turnover makes it tie
adj=r2(end-net[4])
t=r[5];s.rows[t]['vals'][4]=r2(s.rows[t]['vals'][4]+adj)
for i in (tr,nc): s.rows[i]['vals'][4]=r2(s.rows[i]['vals'][4]+adj)
print('turnover',s.rows[t]['vals'][4])
e=s.tot('Cash on hand, end of period',[bi,nc],'TOTAL')
print(s.rows[e]['vals'],end)
class P(FPDF):
    def footer(p):
        p.set_y(-40);p.set_font('Times','',9);p.cell(0,10,f'Receiver\'s Third Report - Exhibit A - {p.page_no()}',align='C')
p=P('P','pt','Letter');p.set_auto_page_break(False);p.set_margins(50,50,50)
p.add_page();p.set_font('Times','B',11)
p.cell(0,14,'IN THE CIRCUIT COURT OF HARLAN COUNTY, WISCONSIN',align='C',new_x='LMARGIN',new_y='NEXT')
p.set_font('Times','',10);y=p.get_y()+8
for i,t in enumerate(['NORTHERN PLAINS BANK, N.A.,','               Plaintiff,','     v.','TAMARACK PLAZA HOLDINGS LLC, et al.,','               Defendants.']): p.text(60,y+12+i*13,t)
p.line(290,y,290,y+72);p.text(305,y+25,'Case No. 25-CV-000418');p.text(305,y+40,'EXHIBIT A TO RECEIVER\'S THIRD REPORT');p.line(50,y+72,290,y+72)
p.set_y(y+84);p.set_font('Times','B',12);p.cell(0,14,s.title,align='C',new_x='LMARGIN',new_y='NEXT')
p.set_font('Times','',10.5)
for t in ['Tamarack Plaza Shopping Center','For the period July 1, 2025 through September 30, 2025','(cash basis, unaudited)']: p.cell(0,13,t,align='C',new_x='LMARGIN',new_y='NEXT')
Wd=[192,62,62,62,64,70]
hd=['','July 2025','August\n2025','September\n2025','Quarter\nTotal','Cumulative\n2/18/25 to\n9/30/25']
def header():
    y=p.get_y()+6;p.set_font('Times','B',9);x=50
    for w,h in zip(Wd,hd):
        ls=h.split('\n')
        for i,l in enumerate(ls): p.text(x+w-4-p.get_string_width(l),y+30-(len(ls)-1-i)*10,l)
        x+=w
    p.line(50,y+34,562,y+34);p.set_y(y+38)
def m(v): return '-' if v==0 else (f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}')
header()
for r_ in s.rows:
    if p.get_y()>715 or (r_['label']=='Capital and leasing'):
        p.add_page();p.set_font('Times','I',9.5);p.cell(0,12,'Tamarack Plaza Shopping Center - Statement of Cash Flow (continued)',new_x='LMARGIN',new_y='NEXT');header()
    B=r_['rt']!='LINE'
    if r_['rt']=='HEADING': p.set_y(p.get_y()+3)
    y=p.get_y();p.set_font('Times','BI' if r_['rt']=='HEADING' and not r_['label'].isupper() else ('B' if B else ''),9.5)
    ind=0 if (r_['rt'] in('TOTAL',) or r_['label'].isupper() or r_['label'].startswith('Cash on')) else 10 if B else 18
    lab=r_['label'];ls=[lab]
    if p.get_string_width(lab)>Wd[0]-ind-6:
        w=lab.split(' ');k=len(w)
        while p.get_string_width(' '.join(w[:k]))>Wd[0]-ind-6:k-=1
        ls=[' '.join(w[:k]),' '.join(w[k:])]
    for i,l in enumerate(ls): p.text(52+ind+(8 if i else 0),y+10+i*11,l)
    yy=y+10+(len(ls)-1)*11
    if r_['rt']!='HEADING':
        x=50+Wd[0];p.set_font('Times','B' if B else '',9)
        for v,w in zip(r_['vals'],Wd[1:]):
            t=m(v);p.text(x+w-(4 if v>=0 else 1.5)-p.get_string_width(t),yy,t)
            if r_['items']: p.line(x+6,y,x+w-2,y)
            if lab.startswith('Cash on hand, end'): p.line(x+6,yy+3,x+w-2,yy+3);p.line(x+6,yy+5,x+w-2,yy+5)
            x+=w
    p.set_y(yy+4+(4 if r_['rt']=='TOTAL' else 0))
p.set_y(p.get_y()+16);p.set_font('Times','',9.5)
p.multi_cell(0,12,'Reconciliation: the ending balance agrees to the bank statement of account ending 7719 at September 30, 2025 with no outstanding checks. Amounts received by the former manager before February 18, 2025 and turned over to the Receiver appear as a receipt in the cumulative column.')
p.output(doc(N))
save(N,[s],'RETAIL','CASH_FLOW_STATEMENT','s47c','court receiver report exhibit, caption, months + quarter + cumulative, beginning and ending cash, 2 pages',True)
