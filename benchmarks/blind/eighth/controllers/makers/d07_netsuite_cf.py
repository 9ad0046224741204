# NetSuite-like indirect cash flow statement, quarters + YTD, tree with bare group rows and "Total - " rows; chromium PDF portrait A4-ish letter
from common import *
import html
rng=random.Random(7707); F='CashFlowStatement_Ironbridge_Industrial_Park_Q3-2025.pdf'
s=S(3)
def L(label,base,noise=.35,lvl=2):
    return s.l(label,[int(base*100*rng.uniform(1-noise,1+noise)) for _ in range(3)],lvl=lvl)
s.h('Operating Activities')
n=L('Net Income',486200,.12,1)
s.h('Adjustments to Profit/(Loss)',lvl=1)
s.h('Non-cash items',lvl=2)
nc=[L('Accumulated Depreciation - Buildings',211400,.0,3),L('Accumulated Depreciation - Site Work & Paving',31800,.0,3),L('Accumulated Amortization - Lease Commissions',28750,.05,3),L('Amortization of Financing Fees',9166.67,0,3),L('Straight-Line Rent',-17900,.3,3),L('Bad Debt Allowance',4300,1.2,3)]
nct=s.t('Total - Non-cash items',nc,lvl=2)
s.h('Changes in working capital',lvl=2)
wc=[L('11000 - Accounts Receivable',-38400,1.6,3),L('11050 - CAM Reconciliation Receivable',-12200,1.9,3),L('13000 - Prepaid Expenses',8900,2.5,3),L('14200 - Tax & Insurance Escrow',-44100,1.4,3),L('20000 - Accounts Payable',16900,2.1,3),L('22000 - Accrued Expenses',7300,2.4,3),L('22400 - Accrued Property Tax',66300,1.1,3),L('24000 - Deferred Revenue (Prepaid Rent)',5100,3,3),L('25000 - Tenant Deposits',2600,3,3)]
for i in nc+wc:
    pass
wct=s.t('Total - Changes in working capital',wc,lvl=2)
adj=s.t('Total Adjustments to Profit/(Loss)',[nct,wct],lvl=1)
op=s.t('Total Operating Activities',[n,adj],lvl=0)
s.h('Investing Activities')
iv=[L('15100 - Building Improvements',-91300,.7,1),L('15200 - Tenant Improvements',-148800,.6,1),L('15400 - Roof Replacement - Bldg 7',-64000,.5,1),L('15900 - Construction in Progress',-22700,1.3,1),L('16500 - Leasing Commissions Paid',-41900,.8,1),L('17000 - Replacement Reserve (Lender Held)',-15000,0,1)]
s.rows[iv[2]]['v'][0]=0
ivt=s.t('Total Investing Activities',iv)
s.h('Financing Activities')
fi=[L('27000 - Mortgage Payable - Principal',-96400,.01,1),L('27100 - Line of Credit Draws',120000,.0,1),L('27110 - Line of Credit Repayments',-60000,0,1),L('30100 - Capital Contributions',75000,0,1),L('30500 - Distributions to Members',-350000,0,1)]
s.rows[fi[1]]['v'][1]=0; s.rows[fi[2]]['v'][0]=0; s.rows[fi[2]]['v'][2]=0; s.rows[fi[3]]['v']=[7500000,0,0]
fit=s.t('Total Financing Activities',fi)
net=s.t('Net Change in Cash for Period',[op,ivt,fit],kind='TOTAL',key='net_cash_flow')
b=s.l('Cash at Beginning of Period',[118840277,0,0],lvl=0,ytd='first')
for c in range(2): s.rows[b]['v'][c+1]=s.rows[b]['v'][c]+s.rows[net]['v'][c]
e=s.t('Cash at End of Period',[net,b],kind='TOTAL',ytd='last')
for r in s.rows:
    if r['label'][:5].isdigit(): r['code']=r['label'][:5]; r['label']=r['label'][8:]
cols=['Q1 2025','Q2 2025','Q3 2025','Total']
def getv(r):
    v=r['v']; y=r.get('ytd'); return v+[v[0] if y=='first' else v[2] if y=='last' else sum(v)]
def m(c): return '($%s)'%'{:,.2f}'.format(-c/100) if c<0 else '$'+'{:,.2f}'.format(c/100)
H=['''<html><style>@page{size:letter;margin:.6in .55in .6in}body{font-family:"DejaVu Sans";font-size:7.6pt;color:#222}h1{font-size:11pt;text-align:center;margin:0;font-weight:bold}p{margin:1px;text-align:center}
table{border-collapse:collapse;width:100%;margin-top:10px}th{background:#607799;color:#fff;text-align:right;padding:4px 5px;font-size:7.4pt}th:first-child{text-align:left}td{padding:2.6px 5px;border-bottom:1px solid #e3e3e3;text-align:right;white-space:nowrap}td:first-child{text-align:left}
.b td{font-weight:bold}.t td{font-weight:bold;background:#f3f3f3;border-top:1px solid #999}</style><body><h1>Ironbridge Holdings, LLC</h1><p>Parent Company : Ironbridge Industrial Park, LLC</p><p><b>Cash Flow Statement</b></p><p>From Jan 2025 to Sep 2025</p>
<table><thead><tr><th>Financial Row<th>Q1 2025<br>Amount<th>Q2 2025<br>Amount<th>Q3 2025<br>Amount<th>Total<br>Amount</tr></thead><tbody>''']
for r in s.rows:
    cl={'LINE':'','HEADING':'b','SUBTOTAL':'b','TOTAL':'t'}[r['type']]
    lab=(r['code']+' - ' if r['code'] else '')+r['label']
    H.append('<tr class="%s"><td style="padding-left:%dpx">%s</td>%s</tr>'%(cl,5+r['lvl']*13,html.escape(lab),''.join('<td>%s</td>'%('' if r['v'] is None else m(x)) for x in (getv(r) if r['v'] else [0]*4))))
H.append('</tbody></table></body></html>'); hp=ROOT+'/lo/d07.html'; open(hp,'w').write(''.join(H)); chrome('file://'+hp,os.path.join(DOCS,F))
st=truth(s,'Cash Flow Statement','Ironbridge Industrial Park, LLC','2025-01-01','2025-09-30',cols,getv,page=1)
save(F,[st],dict(assetType='INDUSTRIAL',documentType='CASH_FLOW_STATEMENT',author='controllers',style='NetSuite-like indirect cash flow, quarters and total, "Financial Row" tree, dollar signs and parentheses',hard='account number written into the label, two-line header "Q1 2025 / Amount", beginning and ending cash do not add across, tree totals inside a section'))
