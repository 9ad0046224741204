# RealPage OneSite-like budget comparison: account label in the MIDDLE, period at left, YTD at right; HTML printed by chromium
from common import *
import html
rng=random.Random(3303); F='Campus_Lofts_Budget_Comparison_202508.pdf'
s=S(5) # act,bud | yact,ybud, annual? -> use 0 act 1 bud 2 yact 3 ybud 4 annual
def amt(mb,noise=.08,zero=False):
    b=[int(round(mb*100*rng.uniform(.96,1.04))) for _ in range(12)]; a=[int(x*rng.uniform(1-noise,1+noise)) for x in b[:8]]
    return [a[7],b[7],sum(a),sum(b[:8]),sum(b)]
def L(code,label,mb,nat=1,noise=.08):
    v=amt(abs(mb),noise); v=[-x for x in v] if mb<0 else v
    if mb==0: v=[0]*5
    return s.l(label,v,code=code,nat=nat)
def grp(head,lines,tot,nat=1,key=None,kind='SUBTOTAL'):
    s.h(head,nat=nat); it=[L(*q[:3],nat=nat,**({'noise':q[3]} if len(q)>3 else {})) for q in lines]
    return s.t(tot,it,nat=nat,key=key,kind=kind,lvl=1)
a=grp('Rent Revenue',[('41100','Gross Market Rent - Beds',618400,.005),('41110','Loss to Lease - Installments',-22150,.2),('41200','Vacancy - Beds',-31400,.35),('41220','RA / Model Beds',-3900,.01),('41250','Concessions - Gift Cards',-2600,.8),('41260','Concessions - Look & Lease',-5150,.6),('41300','Bad Debt - Former Residents',-6400,.7)],'Net Rent Revenue')
b=grp('Ancillary Revenue',[('42010','Application Fees',3900,.5),('42020','Community Fees',7150,.5),('42030','Parking - Reserved Garage',14380,.04),('42035','Parking - Surface Permits',3960,.06),('42050','Pet Rent',2210,.1),('42060','Furniture Rental',1840,.08),('42070','Summer Conference / Camp Housing',9200,.9),('42080','Sublease & Relet Fees',3100,.6),('42090','Late & NSF Fees',2750,.3),('42100','Damages & Move-Out Charges',6200,.9),('42110','Laundry & Vending',690,.3),('42120','Telecom Revenue Share',2900,.05),('42990','Miscellaneous',0)],'Total Ancillary Revenue')
u=grp('Utility Billback',[('43010','Electric Overage',8800,.3),('43020','Water / Trash Flat Fee',11750,.03)],'Total Utility Billback')
ti=s.t('Total Revenue',[a,b,u],kind='TOTAL',key='total_income')
e1=grp('Salaries & Personnel',[('51100','Salaries - General Manager',7900,.03),('51110','Salaries - Leasing & Marketing',8450,.1),('51115','Community Assistants (CA Stipends)',9100,.12),('51120','Salaries - Facilities',13950,.06),('51150','Overtime & Turn Overtime',2300,.9),('51200','Bonuses & Commissions',3100,.6),('51300','Payroll Burden',7820,.06)],'Total Salaries & Personnel',-1)
e2=grp('Facilities',[('52100','Grounds Contract',3350,.02),('52110','Elevator Contract',2780,.02),('52120','Pool & Amenity',1150,.3),('52130','Trash / Valet Waste',6450,.05),('52140','Pest',1120,.05),('52200','HVAC R&M',3900,.6),('52210','Plumbing R&M',2850,.5),('52220','Appliance Parts',1240,.4),('52230','Access Control / Keys',980,.5),('52240','Life Safety',1700,.7),('52250','Janitorial Supplies',1420,.3)],'Total Facilities',-1)
e3=grp('Turn',[('53100','Turn - Paint',11300,.9),('53110','Turn - Cleaning',9650,.9),('53120','Turn - Carpet & Flooring',4700,.9),('53130','Turn - Furniture Replacement',3900,.9)],'Total Turn',-1)
e4=grp('Marketing & Resident Life',[('54100','Digital Advertising',6700,.2),('54110','Ambassadors & Street Team',1200,.7),('54120','Resident Events & ResLife Programming',2450,.4),('54130','Print & Collateral',880,.5),('54140','Roommate-Matching Software',640,.02)],'Total Marketing & Resident Life',-1)
e5=grp('Utilities & Telecom',[('55100','Electric',31800,.15),('55110','Water & Sewer',15900,.1),('55120','Gas',2450,.3),('55130','Bulk Internet / Wi-Fi',11800,.01),('55140','Utility Billing Vendor',1980,.03)],'Total Utilities & Telecom',-1)
e6=grp('General & Administrative',[('56100','Office & Postage',1150,.4),('56110','Software - Property Management',3890,.04),('56120','Credit Card / ACH Fees',2700,.3),('56130','Legal & Collections',1480,.8),('56140','Training & Travel',1100,.8),('56150','Shuttle Service',8400,.05),('56160','Security Patrol',5600,.1)],'Total General & Administrative',-1)
ce=s.t('Total Controllable Expenses',[e1,e2,e3,e4,e5,e6],nat=-1)
e7=grp('Non-Controllable Expenses',[('57100','Management Fees',19450,.05),('57200','Property Taxes',71200,.001),('57210','Personal Property Tax',1850,.001),('57300','Insurance - Property & GL',18700,.02),('57400','Ground Lease (University)',22000,.001)],'Total Non-Controllable Expenses',-1)
te=s.t('Total Operating Expenses',[ce,e7],nat=-1,kind='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[ti,te],[1,-1],kind='TOTAL',key='noi')
e8=grp('Capital & Reserve',[('61000','FF&E Reserve Deposit',9333.33,.0),('61010','Capital - Interiors',14100,.9),('61020','Capital - Building Systems',5200,.9)],'Total Capital & Reserve',-1)
e9=grp('Debt Service',[('71000','Interest Expense',128400,.004),('71010','Principal',37900,.01)],'Total Debt Service',-1)
cf=s.t('Net Cash Flow',[noi,e8,e9],[1,-1,-1],kind='TOTAL',key='net_cash_flow')
cols=['Actual','Budget','Variance','YTD Actual','YTD Budget','YTD Variance','Annual Budget']
def getv(r):
    v=r['v'];n=r['nat']; return [v[0],v[1],n*(v[0]-v[1]),v[2],v[3],n*(v[2]-v[3]),v[4]]
def m(c): return ('(%s)'%'{:,.2f}'.format(-c/100)) if c<0 else '{:,.2f}'.format(c/100)
def p(v,b): return '0.00%' if not b else ('(%.2f%%)'%(-100*v/abs(b)) if v<0 else '%.2f%%'%(100*v/abs(b)))
H=['''<html><style>@page{size:14in 8.5in;margin:.45in .4in .5in}body{font-family:"Liberation Sans Narrow",sans-serif;font-size:8.2pt;margin:0}
table{border-collapse:collapse;width:100%}th{font-size:8pt;border-bottom:1.2px solid #234;padding:2px 4px;text-align:right}th.c{text-align:center}td{padding:.9px 4px;text-align:right;white-space:nowrap}
td.l{text-align:left;padding-left:14px}td.k{text-align:left;color:#333}tr.h td{font-weight:bold;text-align:center;background:#e6edf3;padding-top:3px}tr.s td{font-weight:bold;border-top:1px solid #555;border-bottom:1px solid #555}tr.t td{font-weight:bold;border-top:1px solid #000;border-bottom:3px double #000;padding-top:3px}
tr{page-break-inside:avoid}.ti{text-align:center}.ti b{font-size:12pt}thead tr.g th{border-bottom:none;text-align:center;background:#234;color:#fff}</style><body>
<table><thead><tr><td colspan=11 class=ti><b>Campus Lofts at University Row</b><br>Budget Comparison - Summary by Account<br>Fiscal period ending August 31, 2025 &nbsp;|&nbsp; Accrual basis<br>&nbsp;</td></tr>
<tr class=g><th colspan=4>August 2025</th><th colspan=2></th><th colspan=4>Year to date, 01/01/2025 - 08/31/2025</th><th>2025</th></tr>
<tr><th>Actual<th>Budget<th>Variance<th>%Var<th class=c style="text-align:left">Acct<th class=c>Description<th>Actual<th>Budget<th>Variance<th>%Var<th>Annual Budget</tr></thead><tbody>''']
for r in s.rows:
    if r['type']=='HEADING': H.append('<tr class=h><td colspan=11>%s</td></tr>'%html.escape(r['label'])); continue
    g=getv(r); cl={'LINE':'','SUBTOTAL':'s','TOTAL':'t'}[r['type']]
    H.append('<tr class="%s"><td>%s<td>%s<td>%s<td>%s<td class=k>%s<td class=l>%s<td>%s<td>%s<td>%s<td>%s<td>%s</tr>'%(cl,m(g[0]),m(g[1]),m(g[2]),p(g[2],g[1]),r['code'] or '',html.escape(r['label']),m(g[3]),m(g[4]),m(g[5]),p(g[5],g[4]),m(g[6])))
H.append('</tbody></table><p style="font-size:7pt;color:#555">Favorable variances are shown positive; unfavorable variances in parentheses. Report run 09/09/2025 7:12:44 AM by RPADMIN &ndash; OneSite Accounting v24.4</p></body></html>')
os.makedirs(ROOT+'/lo',exist_ok=True); hp=ROOT+'/lo/d03.html'; open(hp,'w').write(''.join(H)); chrome('file://'+hp,os.path.join(DOCS,F))
st=truth(s,'Budget Comparison - Summary by Account','Campus Lofts at University Row','2025-01-01','2025-08-31',cols,getv,page=1)
save(F,[st],dict(assetType='STUDENT_HOUSING',documentType='OPERATING_STATEMENT',author='controllers',style='RealPage-like budget comparison, descriptions in the middle, period left and YTD right, legal landscape',hard='label and account code columns stand between two numeric blocks; section headings centred; percent columns within; per-bed vocabulary'))
