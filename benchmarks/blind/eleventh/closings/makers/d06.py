# Small apartment house, web-system "Cash Flow", portrait, percent columns
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
def make():
    g=random.Random(4106); name='cash_flow-20250506.pdf'
    s=S('Cash Flow','Lindenhof Court','2025-04-01','2025-04-30',['Selected Period','Fiscal Year To Date'])
    def L(label,m,j=.05,y=None):
        a=int(m*100*g.gauss(1,j)); t=a+int(3*m*100*g.gauss(1,j*.7))
        if y is not None: a,t=0,int(y*100)
        return s.line(label,[a,t],None,2)
    s.head('Operating Income & Expense'); s.head('Income',lvl=1)
    ti=s.tot('Total Operating Income',[L('Rent Income',26480,.02),L('Prepaid Rent',745,.5),L('Section 8 Rent',4312,0),L('Pet Rent',285,.05),L('Parking Income',640,.04),L('Laundry Income',310.75,.2),L('Late Fee',225,.4),L('Application Fee Income',0,y=135),L('Utility Reimbursement (RUBS)',1488,.05),L('NSF Bank Fees Collected',0,y=50)],lvl=1,kind='TOTAL',key='total_income')
    s.head('Expense',lvl=1)
    def sub(h,items): s.head(h,lvl=2); ix=[]; 
    E=[]
    def grp(h,items):
        s.head(h,lvl=2); ix=[]
        for q in items:
            i=L(*q) if not isinstance(q,dict) else L(q['l'],0,y=q['y']); s.rows[i].lvl=3; ix.append(i)
        E.append(s.tot('Total '+h,ix,lvl=2))
    grp('Cleaning and Maintenance',[('General Maintenance Labor',1120,.3),('Cleaning Common Areas',420,.0),{'l':'Carpet Cleaning','y':385},('Landscaping',375,.0),('Pest Control',92,.0)])
    grp('Repairs',[('Plumbing',680,.6),{'l':'Electrical','y':212.4},('Appliances',340,.5),{'l':'Key / Lock Replacement','y':96.15}])
    grp('Utilities',[('Electricity',612,.1),('Gas',498,.3),('Water',1345,.05),('Sewer',890,.05),('Garbage and Recycling',566,.02)])
    E.append(L('Insurance - Property',1184.5,0)); E.append(L('Property Management Fee',1655,.02)); E.append(L('Legal and Professional Fees',0,y=450)); E.append(L('Advertising',89,0)); E.append(L('Property Tax',0,y=14283.66)); E.append(L('Bank Fees',24,.2))
    te=s.tot('Total Operating Expense',E,lvl=1,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('NOI - Net Operating Income',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('Other Income & Expense'); s.head('Other Income',lvl=1)
    oi=s.tot('Total Other Income',[L('Interest on Bank Accounts',3.18,.1)],lvl=1); s.head('Other Expense',lvl=1)
    oe=s.tot('Total Other Expense',[L('Mortgage Interest',6934.2,.003),L('Capital Improvements - Unit Turns',2950,.5)],lvl=1)
    no=s.tot('Net Other Income',[oi,oe],lvl=1,signs=[1,-1])
    t1=s.tot('Total Income',[ti,oi],lvl=0); t2=s.tot('Total Expense',[te,oe],lvl=0)
    ni=s.tot('Net Income',[t1,t2],lvl=0,kind='TOTAL',signs=[1,-1],key='net_income')
    s.head('Adjustments')
    ad=[s.line('Mortgage Principal',[-221480,-878316],None,1),s.line('Security Deposits Held',[-65000,127500],None,1),s.line('Escrow - Tax and Insurance',[-238000,476366],None,1),s.line('Owner Distribution',[-600000,-2400000],None,1),s.line('Owner Contribution',[0,0],None,1)]
    ta=s.tot('Net Adjustments',ad,lvl=0)
    cf=s.tot('Cash Flow',[ni,ta],lvl=0,kind='TOTAL',key='net_cash_flow')
    end=3184277; bg=s.line('Beginning Cash',[end-v for v in s.rows[cf].vals],None,0)
    e=s.tot('Beginning Cash + Cash Flow',[bg,cf],lvl=0); s.add(R('TOTAL','Actual Ending Cash',[end,end],None,0))
    W,H=letter; c=canvas.Canvas(doc(name),pagesize=letter,invariant=1); X=[352,408,500,560]; p=1
    def foot(): c.setFont('Helvetica',7); c.setFillColor(colors.grey); c.drawString(40,24,'Created on 05/06/2025'); c.drawRightString(W-40,24,f'Page {p}'); c.setFillColor(colors.black)
    def hd(y):
        c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,'Account Name'); c.drawRightString(X[0],y,'Selected Period'); c.drawRightString(X[2],y,'Fiscal Year To Date')
        c.setFont('Helvetica-Bold',6.5); c.drawRightString(X[1],y,'% of Selected'); c.drawRightString(X[3]+8,y,'% of FYTD'); c.setLineWidth(1); c.line(40,y-4,W-40,y-4); return y-17
    c.setFont('Helvetica-Bold',16); c.drawString(40,H-52,'Cash Flow')
    c.setFont('Helvetica',8.5); y=H-68
    for t in('Birchgate Property Services, LLC','Properties: Lindenhof Court - 220 Alder Street Dunmore, PA 18512','Date Range: 04/01/2025 to 04/30/2025 (Selected Period)','Accounting Basis: Cash','Additional Account Types: Asset, Cash, Liability, Capital     Level of Detail: Detail View     Include Zero Balance GL Accounts: No'): c.drawString(40,y,t); y-=11
    y=hd(y-12); d=s.rows[ti].vals
    for r in s.rows:
        if y<48: foot(); c.showPage(); p+=1; y=hd(H-50)
        b=r.t in('HEADING',) or r.t!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8.2)
        if r.t in('SUBTOTAL','TOTAL'): c.setFillColor(colors.HexColor('#f0f0f0')); c.rect(40,y-3.5,W-80,12.5,stroke=0,fill=1); c.setFillColor(colors.black)
        c.drawString(42+r.lvl*11,y,r.label)
        if r.t!='HEADING':
            for k,(x,px) in enumerate(((X[0],X[1]),(X[2],X[3]))):
                c.drawRightString(x,y,num(r.vals[k],2,'-'))
                if 'Cash' not in r.label: c.drawRightString(px,y,f'{100*r.vals[k]/d[k]:.2f}%')
        y-=13
        if r.t!='HEADING' and r.lvl==0: y-=3
    foot(); c.save()
    save(name,[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','property accounting, small-portfolio web system','portrait, two money + two percent columns, shaded totals, cash basis, NOI inside the cash flow report','"Total Income" after NOI is not the effective income; Beginning/Ending cash rows; empty % cells at the end')
if __name__=='__main__': make()
