from common import *
import xlsxwriter
from datetime import date
CH="""
#ASSETS
10100|Operating Cash - Truist x4471|cash|386400
10150|Payroll Imprest|-|5000
10200|Resident Trust Fund|-|11840
10300|Money Market - Reserve|reserve|402115
11000|A/R - Private Pay|ar|61230
11050|A/R - Medicaid Waiver|-|28875
11090|Allowance for Uncollectible|-|-19500
12000|Prepaid Insurance|prepins|118300
12100|Prepaid Licensing & Dues|-|6420
12500|Tax & Insurance Escrow|escrow|94310
15000|Land|-|1850000
15100|Building|-|14620000
15200|Building Improvements|capex|688140
15300|Furniture & Fixtures|capex2|934220
15350|Kitchen Equipment|-|241600
15400|Vehicles|-|88450
15900|Accumulated Depreciation|accdep|-3874615
16000|Licensure & Start-up, net|accamort|72400
#LIABILITIES
20100|Accounts Payable Trade|payables|-88214
20200|Accrued Payroll & PTO|accpay|-131480
20300|Accrued Property Tax|taxacc|-7425
20350|Accrued Interest|accint|-48960
20400|Resident Trust Liability|-|-11840
20500|Prepaid Resident Fees|prerent|-42100
20600|Deferred Community Fees|-|-57500
20700|Refundable Move-in Deposits|sdliab|-36000
25000|Mortgage - HUD 232|loan|-10240000
#EQUITY
30100|Members' Capital|-|-4600000
30200|Distributions|dist|1125000
30900|Accumulated (Earnings) Deficit|re|0
#REVENUE
40100|Assisted Living Rent|inc|271500
40150|Memory Care Rent|inc|148200
40200|Level of Care Fees|inc|86400
40250|Medicaid Waiver Revenue|inc|31850
40300|Community Fees|inc|14500|.9
40350|Second Person Fees|inc|4200
40400|Respite Stays|inc|6900|.6
40500|Ancillary - Salon & Guest Meals|inc|1840
40900|Rate Concessions|contra|7600
40950|Bad Debt Allowance|contra|2400|.6
#EXPENSES
50100|Nursing & Care Wages|pay|148300
50150|Agency Staffing|ap|11800|.7
50200|Dietary Wages|pay|38900
50300|Housekeeping & Laundry Wages|pay|17450
50400|Activities Wages|pay|9820
50500|Maintenance Wages|pay|8640
50600|Administration Wages|pay|28700
50700|Marketing Wages & Commissions|pay|12460
50900|Payroll Taxes & Benefits|pay|51200
52100|Raw Food|ap|31400
52200|Care Supplies|ap|5260
52300|Activities & Transportation|ap|2740
52400|Referral Fees - Placement|ap|9800|.6
52500|Advertising & Events|ap|6150
53100|Electric|ap|9480
53200|Natural Gas|ap|2810
53300|Water & Sewer|ap|4120
53400|Cable, Phone & Internet|ap|3960
54100|Repairs & Contracts|ap|9730
54200|Elevator & Life Safety|ap|1650|.5
54300|Landscaping & Snow|ap|2900|.8
55100|Insurance - Property & GL/PL|ins|13650
55200|Real Estate Tax|tax|7425
55300|Licenses, Dues & Software|ap|4870
55400|Legal & Accounting|ap|2600|.6
56100|Management Fee (5%)|ap|27900
58100|Interest|int|48960
58200|Mortgage Insurance Premium|ap|5120
59100|Depreciation|dep|51300
59200|Amortization|amort|604
"""
g=GL(12,100,752)
g.load('\n'.join(l for l in CH.splitlines() if not l.startswith('#')))
g.run(loan_princ=21300,escrow=9100,reserve=3600,capex=(4000,19000),dist=45000,sd=3000,dist_every=3)
g.post(5,g.role['prepins'],g.role['cash'],83000); g.post(11,g.role['prepins'],g.role['cash'],83400); g.post(9,g.role['taxacc'],g.role['escrow'],88300)
X=random.Random(12)
for m in range(12):
    a=X.uniform(-900,1200); g.post(m,'10200','20400',a)
    a=X.uniform(27000,35000); g.post(m,'11050',g.role['cash'],a); g.post(m,g.role['cash'],'11050',a*X.uniform(.94,1.05))
    if m%3==2: g.post(m,'12100',g.role['cash'],2100)
    g.post(m,'55300','12100',640); g.post(m,'40950','11090',X.uniform(300,1200) if m%2 else 0)
    g.post(m,'20600','40300',X.uniform(1500,3000)); g.post(m,g.role['cash'],'20600',X.uniform(1200,3400))
    if m in(4,9): g.post(m,'15350',g.role['payables'],X.uniform(3000,9000))
g.plug(g.role['re'])
secs=[];cur=None
for l in CH.strip().splitlines():
    if l[0]=='#': cur=(l[1:],[]); secs.append(cur)
    else: cur[1].append(l.split('|')[0])
mon=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
keys=['beginning']+[f'other:{m}-25' for m in mon]+['ending']
out='TB_brightwater_fy25_12mo.xlsx'
wb=xlsxwriter.Workbook(doc(out)); ws=wb.add_worksheet('TB by Month'); w2=wb.add_worksheet('Recon')
F='Calibri'
b=wb.add_format({'bold':1,'font_size':13}); it=wb.add_format({'italic':1,'font_color':'#555555'})
hd=wb.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','align':'center','valign':'vcenter','text_wrap':1,'border':1})
hdm=wb.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','align':'center','valign':'vcenter','num_format':'mmm-yy','border':1})
NF='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
nf=wb.add_format({'num_format':NF,'font_size':10}); tx=wb.add_format({'font_size':10}); 
sec=wb.add_format({'bold':1,'bg_color':'#D9E1F2'}); st=wb.add_format({'bold':1,'num_format':NF,'top':1}); stt=wb.add_format({'bold':1,'top':1})
txl=wb.add_format({'font_size':10,'align':'left'}); gt=wb.add_format({'bold':1,'num_format':'#,##0;(#,##0);0','top':1,'bottom':6}); gtt=wb.add_format({'bold':1,'top':1,'bottom':6})
ws.write('B1','Brightwater Court Assisted Living & Memory Care',b)
ws.write('B2','Owner: HLX Seniors Fund II  |  Mgr. entity 0417  |  Accrual basis, whole dollars, credits in parentheses')
ws.write('B3','Trial balance - opening, net activity by month, closing    Fiscal year 2025',it)
ws.set_column(0,0,7,None,{'hidden':1}); ws.set_column(1,1,9); ws.set_column(2,2,34); ws.set_column(3,3,14); ws.set_column(4,15,11.5); ws.set_column(16,16,14)
ws.set_row(4,32)
for c,t in enumerate(['Ent','GL Acct','Description','Opening\n12/31/2024']): ws.write(4,c,t,hd)
for i in range(12): ws.write_datetime(4,4+i,date(2025,i+1,1),hdm)
ws.write(4,16,'Closing\n12/31/2025',hd)
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
r=5; rows=[];tot=[];subs=[];gtv=[0]*14
def put(r,vals,rowd):
    for k,v in zip(keys,vals):
        if v: rowd[k]=v
    return rowd
for sn,codes in secs:
    ws.write(r,1,sn,sec); 
    for c in range(2,17): ws.write_blank(r,c,None,sec)
    r+=1; r0=r; sv=[0]*14
    for code in codes:
        vals=[g.op[code]//100]+[(g.dr[code][m]-g.cr[code][m])//100 for m in range(12)]
        vals.append(sum(vals)); assert vals[-1]*100==g.bal(code,12)
        ws.write(r,0,'0417',tx); ws.write_number(r,1,int(code),txl); ws.write(r,2,g.nm[code],tx)
        for i,v in enumerate(vals[:-1]): ws.write_number(r,3+i,v,nf)
        ws.write_formula(r,16,f'=SUM({rc(r,3)}:{rc(r,15)})',nf,vals[-1])
        rows.append(put(r,vals,dict(account=code,name=g.nm[code])))
        sv=[a+x for a,x in zip(sv,vals)]; r+=1
    lab={'ASSETS':'Total Assets','LIABILITIES':'Total Liabilities','EQUITY':'Total Equity','REVENUE':'Total Revenue','EXPENSES':'Total Expenses'}[sn]
    ws.write(r,1,'',stt); ws.write(r,2,lab,stt)
    for i,v in enumerate(sv): ws.write_formula(r,3+i,f'=SUM({rc(r0,3+i)}:{rc(r-1,3+i)})',st,v)
    tot.append(put(r,sv,dict(label=lab))); subs.append(r); gtv=[a+x for a,x in zip(gtv,sv)]
    r+=2
assert not any(gtv)
ws.write(r,1,'',gtt); ws.write(r,2,'Out of balance (should be zero)',gtt)
for i,v in enumerate(gtv): ws.write_formula(r,3+i,'='+'+'.join(rc(s,3+i) for s in subs),gt,v)
tot.append({'label':'Out of balance (should be zero)',**{k:0 for k in keys}})
ws.write(r+2,1,'Closed periods locked 01/14/2026. Audit adjustments not yet posted.',it)
ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_paper(5); ws.set_footer('&L&F&RPage &P of &N')
w2.write('A1','Month-end tie-outs',b)
for i,(a,v) in enumerate([('Operating bank statement 12/31/2025',g.bal('10100',12)//100+1875),('Outstanding checks',-1875),('Per GL 10100',g.bal('10100',12)//100)]):
    w2.write(2+i,0,a); w2.write(2+i,1,v,nf)
w2.set_column(0,0,38); w2.set_column(1,1,14)
wb.close()
save(out,'TB','senior living, 12 months of net activity across with opening and closing, sections with subtotals, hidden entity column, second sheet',True,keys,rows,tot)
print(len(rows)); 
