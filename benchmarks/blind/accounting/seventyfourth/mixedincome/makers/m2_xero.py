from common import *
from fpdf import FPDF
R=random.Random(7402)
# group, code, name, opening(1 Sep, Dr+) , movement Sep (Dr+)
G="""Revenue
200|Licence & Rent - Retirement Flats|-158214.55|-31644.90
201|Service Charge Income|-61902.10|-12380.42
202|Garage & Parking Permits|-2240|-448
203|Guest Suite Lettings|-1485|-265
205|Heating Recharges|-18640.75|-3728.15
210|Voids|4316.2|1188.4
215|Grant Income - Supporting People|-12500|0
270|Interest Income|-1944.31|-402.66
Expenses
300|Scheme Manager Salaries|31250|6250
301|Employers National Insurance|3318.7|663.74
302|Pension Contributions|1562.5|312.5
310|Cleaning - Communal|6480|1296
312|Grounds Maintenance|4115|690
314|Lift Maintenance|2874.4|0
316|Emergency Call System|3105|621
320|Responsive Repairs|17620.18|4208.77
322|Void Works|5240|1960.5
324|Planned & Cyclical Works|0|8745
330|Gas|14206.92|1874.3
331|Electricity|9844.16|1963.08
332|Water|5127.6|1025.52
340|Council Tax on Voids|812.44|168.9
345|Buildings Insurance|7590|1518
404|Bank Fees|146.3|28.75
412|Audit & Accountancy|2100|420
425|Postage, Stationery & Print|388.15|61.2
441|Legal Expenses|1260|480
485|Subscriptions & Regulator Fees|940|0
489|Telephone & Broadband|1266.05|253.21
416|Depreciation|32916.65|6583.33
437|Loan Interest|22480.9|4412.37
Assets
090|Current Account|48210.66|*
091|Deposit Account - Sinking Fund|212840|5402.66
092|Petty Cash|150|0
610|Accounts Receivable|0|0
611|Resident Arrears|14902.18|1377.4
612|Housing Benefit Debtor|6218.4|-1140.2
620|Prepayments|9108|-1518
700|Land & Buildings|4860000|0
701|Accumulated Depreciation - Buildings|-711000|-5400
710|Furniture & Equipment|94630|2150
711|Accumulated Depreciation - Furniture & Equipment|-41205.5|-1183.33
Liabilities
800|Accounts Payable|-12466.84|-3902.41
814|Wages Payable|0|0
820|VAT|0|0
825|PAYE & NI Payable|-2714.3|-88.16
826|Pension Payable|-625|0
830|Rent in Advance|-8340.25|610.5
840|Accruals|-5250|-840
850|Sinking Fund - Residents|-212840|-5000
860|Rounding|0.03|-0.01
900|Bank Loan - 2038|-1164320|6118.2
Equity
950|Share Capital|-32|0
960|Retained Earnings|*|0"""
grp=None;A=[]
for l in G.split('\n'):
    p=l.split('|')
    if len(p)==1: grp=p[0]; continue
    A.append([grp,p[0],p[1],None if p[2]=='*' else float(p[2]),None if p[3]=='*' else float(p[3])])
for a in A:
    if a[3] is None: a[3]=r2(-sum(x[3] for x in A if x[3] is not None))
    if a[4] is None: a[4]=r2(-sum(x[4] for x in A if x[4] is not None))
pr=lambda v:(v,0) if v>0 else (0,-v)
FILE='Wexcombe Court - Trial Balance Sept 2025.pdf'
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False); pdf.add_page()
def head(first):
    y=14
    if first:
        pdf.set_font('Helvetica','B',16); pdf.set_xy(15,y); pdf.cell(0,8,'Trial Balance'); y+=8
        pdf.set_font('Helvetica','',10); pdf.set_text_color(90)
        for t in ('Wexcombe Court Retirement Living Limited','For the month ended 30 September 2025','Accrual basis'):
            pdf.set_xy(15,y); pdf.cell(0,5,t); y+=5
        pdf.set_text_color(0); y+=5
    pdf.set_font('Helvetica','B',8.5)
    pdf.set_xy(15,y); pdf.cell(70,6,'Account')
    for x,t in zip((92,117,142,170),('Debit','Credit','YTD Debit','YTD Credit')): pdf.set_xy(x,y); pdf.cell(25,6,t,align='R')
    y+=6.5; pdf.set_line_width(.4); pdf.line(15,y,195,y); return y+1.5
def foot(n):
    pdf.set_font('Helvetica','',7.5); pdf.set_text_color(120); pdf.set_xy(15,286); pdf.cell(120,4,'Trial Balance  |  Wexcombe Court Retirement Living Limited  |  30 September 2025'); pdf.set_xy(170,286); pdf.cell(25,4,f'Page {n} of 2',align='R'); pdf.set_text_color(0)
y=head(True); n=1; rows=[]; tot=dict(debit=0,credit=0,close_dr=0,close_cr=0); g=None
for gp,code,name,o,mv in A:
    cl=r2(o+mv)
    if cl==0 and mv==0: continue
    if y>274: foot(n); pdf.add_page(); n+=1; y=head(False)
    if gp!=g:
        g=gp; y+=2; pdf.set_font('Helvetica','B',9); pdf.set_xy(15,y); pdf.cell(80,5,g); y+=5.6; 
    pdf.set_font('Helvetica','',8.5); pdf.set_xy(18,y); pdf.cell(74,4.6,f'{name} ({code})')
    r=dict(account=code,name=name)
    v=[*pr(mv),*pr(cl)]
    for k,x,a in zip(tot,(92,117,142,170),v):
        if a:
            pdf.set_xy(x,y); pdf.cell(25,4.6,m(a),align='R'); r[k]=r2(a); tot[k]=r2(tot[k]+a)
    y+=4.8; pdf.set_draw_color(215); pdf.set_line_width(.1); pdf.line(18,y,195,y); pdf.set_draw_color(0); y+=.5
    rows.append(r)
y+=1; pdf.set_line_width(.4); pdf.line(15,y,195,y); y+=1; pdf.set_font('Helvetica','B',9); pdf.set_xy(15,y); pdf.cell(60,5,'Total')
for k,x in zip(tot,(92,117,142,170)): pdf.set_xy(x,y); pdf.cell(25,5,m(tot[k]),align='R')
y+=6; pdf.line(15,y,195,y); foot(n); pdf.output(DOC+FILE)
assert tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
print(len(rows),tot,n,[a for a in A if a[1] in('090','960')])
save(FILE,'TB','Xero trial balance PDF, UK retirement housing, month and YTD pairs, code after name',False,list(tot),rows,[dict(label='Total',**tot)])
