# Tally (India)
from common import *; fonts(); random.seed(682)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
R=lambda a,b,s=1: round(random.uniform(a,b)/s)*s*1.0
# (group, [(sub or None, [(ledger, opening signed, dr, cr)])])
G=[('Capital Account',[(None,[('Equity Share Capital',-50000000.,0,0)]),('Reserves & Surplus',[('General Reserve',-8500000.,0,0),('Securities Premium',-12000000.,0,0)])]),
('Loans (Liability)',[('Secured Loans',[('Deccan Bank - LRD Loan 00417',-186424518.,14268400.,17311206.),('Malabar Bank Term Loan',-41250000.,7500000.,3918750.)]),('Unsecured Loans',[('Loan from Director',-6500000.,1500000.,0)])]),
('Current Liabilities',[('Duties & Taxes',[('CGST Payable',-412880.,4318722.,4287640.),('SGST Payable',-412880.,4318722.,4287640.),('IGST Payable',0,18000.,18000.),('TDS Payable 194C',-21460.,288190.,291075.),('TDS Payable 194J',-36500.,162500.,147000.)]),
 ('Provisions',[('Audit Fees Payable',-270000.,270000.,285000.),('Provision for Income Tax',-2150000.,2150000.,2640000.)]),
 ('Sundry Creditors',[('Blue Kite Facility Services',-318420.,3944196.,3960240.),('Kaveri Lifts & Escalators',-88500.,708000.,731600.),('Sri Balaji Electricals',-41217.50,402863.50,377946.),('Electricity Board',-624310.,7733945.,7810522.)]),
 (None,[('Security Deposit - Lessees',-31680000.,2400000.,3150000.),('Advance Rent Received',-1125000.,1125000.,980000.)])]),
('Fixed Assets',[(None,[('Land at Guindy',118400000.,0,0),('Building - Tower 1',164750000.,0,8237500.),('Building - Tower 2',92318640.,0,4615932.),('DG Sets & Transformers',11206400.,865000.,1810710.),('HVAC Chillers',14880250.,0,2232038.),('Furniture & Fixtures',1942760.,118400.,206116.)])]),
('Investments',[(None,[('Deccan Liquid Fund',7500000.,12000000.,9000000.)])]),
('Current Assets',[('Deposits (Asset)',[('Electricity Board Security Deposit',2140000.,160000.,0),('Metro Water Deposit',185000.,0,0)]),
 ('Sundry Debtors',[('Arcturus Software Pvt Ltd',1864400.,26432000.,25960000.),('Chennai Diagnostics LLP',412300.,5210880.,5318400.),('Nilgiri Coffee Works',96760.,1486800.,1392400.),('Orbit Learning Centre',0,2973600.,2478000.),('Vaigai Co-op Bank - Branch',-47200.,3398400.,3351200.),('Zenith Logistics India',705640.,9628800.,10334440.)]),
 ('Cash-in-Hand',[('Cash',38412.,240000.,251906.)]),
 ('Bank Accounts',[('Deccan Bank C/A 5020',6618205.50,None,None),('Malabar Escrow A/c',2214500.,41360000.,41194800.)]),
 (None,[('TDS Receivable 2024-25',0,4219860.,0),('Prepaid Insurance',284000.,312500.,284000.)])]),
('Direct Incomes',[(None,[('Rent - Tower 1',0,0,27936000.),('Rent - Tower 2',0,0,13908000.),('CAM Charges Recovered',0,118000.,7214400.),('Parking Charges',0,0,1176000.)])]),
('Indirect Incomes',[(None,[('Interest on FD',0,0,147312.),('Gain on Liquid Fund',0,0,386420.),('Sundry Balances W/off',0,0,4217.50)])]),
('Direct Expenses',[(None,[('Housekeeping & Security',0,3356136.,0),('Electricity - Common Area',0,6619086.,0),('Diesel for DG',0,842715.,0),('AMC - Lifts',0,620000.,0)])]),
('Indirect Expenses',[(None,[('Audit Fees',0,285000.,0),('Bank Charges',0,41316.70,0),('Depreciation',0,17102296.,0),('Income Tax',0,2640000.,0),('Insurance',0,284000.,0),('Interest on Term Loans',0,21229956.,0),('Legal & Professional',0,735000.,0),('Property Tax',0,2418650.,0),('Repairs - Building',0,1186440.,18500.),('Salaries',0,3048000.,0),('Round Off',0,14.30,11.25)])])]
led=[l for _,ss in G for _,ls in ss for l in ls]
op=round(sum(l[1] for l in led),2)
d=sum(l[2] or 0 for l in led); k=sum(l[3] or 0 for l in led)
bank_d=61428317.45; bank_c=round(d+bank_d-k,2); print('op',op,'bank close',6618205.5+bank_d-bank_c)
PL=-op # P&L A/c opening plug
N='tb_tally_meenakshi_techpark.pdf'
cv=canvas.Canvas(D(N),pagesize=A4); W,H=A4; pg=[0]; X=[46,300,382,464,549]
def drcr(v): return inr(abs(v))+(' Dr' if v>0 else ' Cr')
def head():
    pg[0]+=1; cv.setFont('LSB',12)
    cv.drawCentredString(W/2,H-44,'Meenakshi Techpark Private Limited'); cv.setFont('LS',8); cv.drawCentredString(W/2,H-55,'No. 14, SIDCO Main Road, Guindy, Chennai - 600032'); cv.drawCentredString(W/2,H-65,'CIN: U70102TN2009PTC0XXXXX')
    cv.setFont('LSB',11); cv.drawCentredString(W/2,H-81,'Trial Balance'); cv.setFont('LS',8.5); cv.drawCentredString(W/2,H-92,'1-Apr-24 to 31-Mar-25'); cv.setFont('LS',8); cv.drawRightString(549,H-100,f'Page {pg[0]}')
    y=H-105; cv.setLineWidth(.6); cv.line(42,y,553,y); cv.setFont('LSB',8.5)
    cv.drawString(X[0],y-12,'Particulars'); cv.drawRightString(X[1],y-12,'Opening'); cv.drawRightString(X[1],y-23,'Balance'); cv.drawCentredString((X[1]+X[3])/2+4,y-12,'Transactions'); cv.drawRightString(X[2],y-24,'Debit'); cv.drawRightString(X[3],y-24,'Credit'); cv.drawRightString(X[4],y-12,'Closing'); cv.drawRightString(X[4],y-23,'Balance')
    cv.line(X[1]+12,y-15,X[3]+2,y-15); cv.line(42,y-28,553,y-28)
    for x in (X[1]-86,X[1]+8,X[3]+8): cv.line(x,y,x,46)
    cv.line(42,46,553,46)
    return y-41
y=head(); T=[]; TT=[]
def line(lab,ind,f,o,a,b,tot):
    global y
    if y<58:
        cv.setFont('DVI',7); cv.drawRightString(549,36,'continued ...'); cv.showPage(); y=head()
    cv.setFont(f,8.2); cv.drawString(X[0]+ind,y,lab)
    e=round(o+a-b,2)
    if o: cv.drawRightString(X[1],y,drcr(o))
    if a: cv.drawRightString(X[2],y,inr(a))
    if b: cv.drawRightString(X[3],y,inr(b))
    if e: cv.drawRightString(X[4],y,drcr(e))
    t={('label' if tot else 'name'):lab,'beginning':o or None,'debit':a or None,'credit':b or None,'ending':e or None}
    (TT if tot else T).append(t); y-=11.6
A=[]
for g,ss in G:
    al=[[(n,o,bank_d if a is None else a,bank_c if b is None else b) for n,o,a,b in ls] for _,ls in ss]
    s=lambda L,i: round(sum(l[i] for l in L),2)
    fl=[l for x in al for l in x]; y-=3
    line(g,0,'LSB',s(fl,1),s(fl,2),s(fl,3),True)
    for (sub,_),ls in zip(ss,al):
        ind=10
        if sub: line(sub,10,'DVI',s(ls,1),s(ls,2),s(ls,3),True); ind=22
        for l in ls: line(l[0],ind,'LS',*l[1:],False); A.append(l)
y-=3; line('Profit & Loss A/c',0,'LSB',PL,0.,0.,False); A.append(('',PL,0.,0.))
sd=round(sum(l[2] for l in A),2); sc=round(sum(l[3] for l in A),2); assert abs(sd-sc)<.005 and abs(sum(l[1] for l in A))<.005
cv.line(42,54,553,54) if 0 else None
cv.line(X[1]-86,y+8,553,y+8); cv.setFont('LSB',8.5); cv.drawString(X[0],y-3,'Grand Total'); cv.drawRightString(X[2],y-3,inr(sd)); cv.drawRightString(X[3],y-3,inr(sc)); cv.line(X[1]-86,y-8,553,y-8)
TT.append(dict(label='Grand Total',debit=sd,credit=sc)); cv.save()
save(N,'TB','Tally trial balance, groups with sub-totals above ledgers, Dr/Cr suffix, lakh grouping',True,['beginning','debit','credit','ending'],T,TT); print(len(T),PL,pg)
