from common import *
from fpdf import FPDF
CH="""
#1 Cash and restricted cash
1001|Concentration account (First Horizon)|cash|1284310.44|A10
1005|Lockbox - resident receipts|-|88240.17|A10
1010|Security deposit trust - GA|sdcash|412600.00|A20
1011|Security deposit trust - NC/SC|-|298450.00|A20
1020|Lender cash management (DACA)|escrow|516022.80|A25
1025|Capex reserve|reserve|734118.09|A25
#2 Receivables and other assets
1100|Resident receivables|ar|196412.63|A30
1105|Housing choice voucher receivable|-|22874.00|A30
1109|Allowance for credit losses|-|-118300.00|A31
1140|Insurance claims receivable|-|41755.90|A35
1150|HOA deposits and prepaid dues|-|19330.00|A40
1160|Prepaid insurance|prepins|164220.00|A40
1170|Interest rate cap, at cost|accamort|287400.00|A45
#3 Homes
1200|Land (311 homes)|-|14482500.00|B10
1210|Single-family homes|-|61940180.00|B10
1220|Initial renovation|-|7318442.51|B11
1230|Capitalized turns and roofs, HVAC|capex|2206930.37|B12
1240|Homes held for sale|-|598400.00|B15
1290|Accumulated depreciation|accdep|-9126614.28|B90
#4 Payables and debt
2001|Accounts payable|payables|-142818.06|C10
2005|Due to manager|accpay|-96240.15|C12
2010|Accrued property tax|taxacc|-588210.00|C15
2015|Accrued interest|accint|-241812.50|C16
2020|Resident security deposits|sdliab|-708900.00|C20
2025|Prepaid rent|prerent|-74116.88|C21
2040|Sales proceeds held in escrow|-|-12500.00|C25
2100|Warehouse facility (Tranche A)|loan|-52750000.00|D10
#5 Members' equity
3001|Capital - HLX Residential III LP (95%)|-|-26410000.00|E10
3002|Capital - Cedar Hollow GP LLC (5%)|-|-1390000.00|E10
3050|Distributions declared|dist|2150000.00|E20
3090|Undistributed earnings, prior years|re|0|E30
#6 Revenue
4001|Rent|inc|586400|P10
4005|Vacancy and rent abatements|contra|29100|P11
4020|Late, NSF and month-to-month premiums|inc|14230|P15
4025|Pet rent and smart-home fees|inc|17940|P15
4030|Tenant chargebacks at move-out|inc|11820|P16
4035|Utility reimbursements|inc|6340|P16
4090|Credit loss|contra|8900|P19
#7 Home operating expenses
5001|Property taxes|tax|92400|P20
5010|Property insurance|ins|23460|P21
5020|HOA dues and violations|ap|15870|P22
5100|Repairs and maintenance|ap|48920|P30
5110|Turnover costs, expensed|ap|26410|P31
5120|Landscaping of vacant homes|ap|7230|P32
5130|Utilities, vacant homes|ap|6480|P32
5200|Leasing commissions and marketing|ap|12740|P35
5300|Property management fee (6.5%)|pay|37650|P40
5305|Field staff reimbursement|pay|21480|P41
5400|Eviction and legal|ap|6890|P45
#8 Fund level and non-operating
6001|Interest expense|int|240900|P60
6010|Asset management fee|ap|17200|P62
6020|Audit, tax and trust fees|ap|5300|P63
6030|Depreciation|dep|218700|P70
6040|Amortization of rate cap|amort|11975|P71
6050|Gain on sale of homes|-|0|P80
"""
g=GL(9,1,753); REF={}
lines=[l for l in CH.strip().splitlines()]
for l in lines:
    if l[0]!='#': REF[l.split('|')[0]]=l.split('|')[4]
g.load('\n'.join('|'.join(l.split('|')[:4]) for l in lines if l[0]!='#'))
g.run(loan_princ=0,escrow=14000,reserve=9500,capex=(38000,90000),dist=330000,sd=9800,dist_every=3)
X=random.Random(31)
for m in range(9):
    a=X.uniform(21000,26500); g.post(m,'1105','1100',a); g.post(m,'1001','1105',a*X.uniform(.96,1.03))
    g.post(m,'1100','1001',a)
    a=X.uniform(380000,455000); g.post(m,'1005','1100',a); g.post(m,'1001','1005',a*X.uniform(.985,1.012)); g.post(m,'1100','1001',a)
    g.post(m,'1011','2020',X.uniform(3000,8000)); g.post(m,'2020','1011',X.uniform(3000,7400))
    g.post(m,'4090','1109',X.uniform(1500,4200))
    if m in(2,5,8): g.post(m,'1150','1001',6100); g.post(m,'5020','1150',5950)
    if m==6: g.post(m,'1001','1140',41755.90); g.post(m,'1140','5100',18220.00)
    if m==7:
        g.post(m,'1001','1240',312640.00); g.post(m,'1001','6050',27415.33); g.post(m,'2100','1001',241500.00)
    if m==3: g.post(m,'1160','1001',281500.00)
g.plug('3090')
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
out='TB_cedar_hollow_sfr_q3.pdf'
f=lambda v:f'{v/100:,.2f}' if v else ''
pdf=FPDF(orientation='L',format='letter',unit='mm'); pdf.set_auto_page_break(False); pdf.set_margins(12,12,12)
Wd=[13,70,13]+[26.4]*6
def head():
    pdf.add_page(); pdf.set_font('Times','B',13); pdf.set_xy(12,10); pdf.cell(0,6,'Cedar Hollow Homes SFR Venture III, LLC')
    pdf.set_font('Times','',10); pdf.set_xy(12,16); pdf.cell(0,5,'Owner reporting package, Tab 4: trial balance for the quarter ended September 30, 2026')
    pdf.set_font('Times','I',8.5); pdf.set_xy(12,21); pdf.cell(0,4,'Modified accrual, unaudited. US dollars.')
    pdf.set_xy(12,27); pdf.set_font('Times','B',9); pdf.set_fill_color(226,232,222)
    pdf.cell(sum(Wd[:3]),5,'','LTR',fill=True)
    for t in('Balance June 30, 2026','Quarter activity','Balance September 30, 2026'): pdf.cell(52.8,5,t,1,align='C',fill=True)
    pdf.ln(5)
    for w,t,a in zip(Wd,['Acct','Account','FS ref']+['Debit','Credit']*3,'LLC'+'R'*6): pdf.cell(w,5,t,'LRB',align=a,fill=True)
    pdf.ln(5)
rows=[];T=[0]*6
head()
for l in lines:
    if pdf.get_y()>190: 
        head()
    if l[0]=='#':
        if pdf.get_y()>180: head()
        pdf.set_font('Times','B',9); pdf.cell(sum(Wd),5.2,l[3:],'LR',new_x='LMARGIN',new_y='NEXT'); continue
    c=l.split('|')[0]; o=g.bal(c,6); e=g.bal(c,9); d=sum(g.dr[c][6:]); k=sum(g.cr[c][6:])
    assert o+d-k==e
    vals=[max(o,0),max(-o,0),d,k,max(e,0),max(-e,0)]
    if not any(vals): continue
    for i,v in enumerate(vals): T[i]+=v
    pdf.set_font('Times','',9)
    for w,t,a in zip(Wd,[c,g.nm[c],REF[c]]+[f(v) for v in vals],'LLC'+'R'*6): pdf.cell(w,4.5,t,'LR',align=a)
    pdf.ln(4.5)
    rows.append(dict(account=c,name=g.nm[c],**{a:c2(v) for a,v in zip(K,vals) if v}))
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
pdf.set_font('Times','B',9)
for w,t,a in zip(Wd,['','Totals','']+[f(v) for v in T],'LLC'+'R'*6): pdf.cell(w,6,t,1,align=a)
pdf.ln(8); pdf.set_font('Times','',8.5)
pdf.multi_cell(0,4,'Prepared by: Month-end desk, third-party manager   Reviewed: ________   FS ref = line of the owner\'s financial statement template. Accounts without balance or activity are not shown.')
n=pdf.page
for p in range(1,n+1):
    pdf.page=p; pdf.set_xy(12,206); pdf.set_font('Times','I',8); pdf.cell(0,4,f'Tab 4 - {p} / {n}',align='R')
pdf.output(doc(out))
save(out,'TB','SFR fund, owner package: grouped opening/activity/closing debit and credit pairs, section headings, blank for zero, FS reference column',True,K,rows,[dict(label='Totals',**{a:c2(v) for a,v in zip(K,T)})])
print(len(rows),n,[r.get('close_dr',r.get('close_cr')) for r in rows[:16]])
