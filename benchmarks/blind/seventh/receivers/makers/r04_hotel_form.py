# borrower's certification form with prescribed, numbered columns: retail arcade of a hotel (browser-printed form)
from common import *
import subprocess, os
F='R04_Borrower_Cert_Rent_Roll_Hotel_Arcade.pdf'; d=dt.date
# suite, tenant dba, kind, sf, from, to, annual base, recov/yr, pct rate/breakpoint, 2024 sales, dep, arrears
data=[
('L-01','Marbury Jewelers, Inc.','Retail',845,d(2018,6,1),d(2028,5,31),63375.00,11830.00,'6% over $900,000',712400,10562.50,0.0,'1x5'),
('L-02','Le Petit Parfum','Retail',410,d(2021,10,1),d(2026,9,30),34850.00,5740.00,'8% over $400,000',388150,5808.33,2904.17,'None'),
('L-03','Vacant','Vacant',625,None,None,None,None,'',None,None,None,''),
('L-04','Atrium Newsstand & Sundries (Hotel-operated)','Owner use',530,None,None,0.0,0.0,'',None,None,None,''),
('L-05','Salon Corinthe','Service',1160,d(2016,1,1),d(2025,12,31),52200.00,16240.00,'None',None,8700.00,0.0,'2x3'),
('L-06','Bluewing Travel Desk','Service',180,d(2023,4,1),'M-T-M',10800.00,0.0,'None',None,900.00,1800.00,'None'),
('L-07','Haberdasher Quill & Sons','Retail',1320,d(2019,9,1),d(2029,8,31),79200.00,18480.00,'6% over $1,250,000',1301880,13200.00,0.0,'2x5'),
('L-08','Vacant','Vacant',390,None,None,None,None,'',None,None,None,''),
('L-09','Coral Gate Gallery','Retail',975,d(2022,2,1),d(2027,1,31),48750.00,13650.00,'5% over $600,000',None,8125.00,16250.00,'1x5'),
('G-1','Oyster Cellar Restaurant Group LLC','Food',5280,d(2012,11,1),d(2032,10,31),211200.00,58080.00,'4% over $4,200,000',4655010,0.0,0.0,'2x10'),
('G-2','Espresso Ponte','Food',365,d(2024,5,1),d(2029,4,30),27375.00,5110.00,'7% over $450,000',None,4562.50,0.0,'None'),
('G-3','Sunrise Car Rental (counter + 14 stalls)','Service',220,d(2020,3,1),d(2026,2,28),38400.00,0.0,'None',None,6400.00,0.0,'None'),
('V-1','Lobby vitrines 1-6 (Marbury Jewelers, Inc.)','Display',48,d(2018,6,1),d(2028,5,31),7200.00,0.0,'None',None,None,0.0,''),
('RF-2','Coastline Cellular','Antenna',None,d(2015,8,15),d(2035,8,14),26400.00,0.0,'None',None,None,0.0,'3x5'),
]
dd=lambda x:'' if x is None else x if isinstance(x,str) else f'{x.day:02d}-{x:%b}-{x:%Y}'
mm=lambda x:'' if x is None else f'{x:,.2f}'
rows=[];tr=''
for k,(u,n,ty,sf,a,b,ann,rec,pc,sal,dep,arr,op) in enumerate(data,1):
    tr+=f'<tr><td class=c>{k}<td>{u}<td>{n}<td class=c>{ty}<td class=r>{"" if sf is None else f"{sf:,}"}<td class=c>{dd(a)}<td class=c>{dd(b)}<td class=c>{op}<td class=r>{mm(ann)}<td class=r>{mm(ann/12 if ann is not None else None)}<td class=r>{mm(rec)}<td>{pc}<td class=r>{"" if sal is None else f"{sal:,}"}<td class=r>{mm(dep)}<td class=r>{mm(arr)}</tr>\n'
    rows.append(dict(unit=u,tenantName=None if n=='Vacant' else n,unitType=None if ty in('Vacant','Owner use') else ty,area=sf,leaseStartDate=iso(a) if a else None,leaseEndDate=b if isinstance(b,str) else iso(b) if b else None,annualRent=ann,contractRent=None if ann is None else round(ann/12,2),deposit=dep,balance=arr,
      statusText='Vacant' if n=='Vacant' else 'Owner use' if ty=='Owner use' else 'Occupied',charges=None if rec is None else [dict(code='Recoveries billed',amount=rec,per='year')]))
for i in range(3): tr+=f'<tr><td class=c>{len(data)+1+i}'+'<td>&nbsp;'*14+'</tr>'
S=lambda j:sum(x[j] or 0 for x in data)
html=f'''<html><head><style>@page{{size:14in 8.5in;margin:.45in}}body{{font:9px "Liberation Sans"}}h2{{background:#123a5c;color:#fff;padding:5px;font-size:13px;margin:0 0 6px}}
table.f td{{border:1px solid #777;padding:2px 4px}}table.d{{border-collapse:collapse;width:100%;font-size:8.6px}}table.f{{border-collapse:collapse;width:100%;margin-bottom:7px}}.d td,.d th{{border:.6px solid #444;padding:2px 3px}}.d th{{background:#dfe8ef;font-weight:bold;vertical-align:bottom}}.c{{text-align:center}}.r{{text-align:right;white-space:nowrap}}.t td{{font-weight:bold;background:#eee}}.l{{color:#555;font-size:7.5px;display:block}}</style></head><body>
<h2>FORM SS-14 &nbsp; BORROWER'S CERTIFIED RENT ROLL &nbsp;(Commercial space within Hospitality Collateral)</h2>
<table class=f><tr><td><span class=l>Loan No.</span>30-2290714<td><span class=l>Prospectus ID / Trust</span>47 / MCT 2015-C9<td><span class=l>Property name</span>The Corinthe Hotel - Retail Arcade<td><span class=l>Rent roll effective date</span>30-Jun-2025<td><span class=l>Borrower</span>Corinthe Hospitality Owner, LLC (Debtor-in-Possession)<td><span class=l>Date submitted</span>18-Jul-2025</tr></table>
<table class=d><thead><tr><th rowspan=2>Line<th colspan=4>Premises<th colspan=3>Lease<th colspan=2>Base rent ($)<th rowspan=2>Recoveries<br>billed per<br>annum ($)<th colspan=2>Percentage rent<th rowspan=2>Security<br>deposit<br>held ($)<th rowspan=2>Past due<br>&gt; 30 days<br>($)</tr>
<tr><th>Suite<th>Tenant / d.b.a.<th>Use<th>NRSF<th>Commence-<br>ment<th>Expiry<th>Options<br>(no. x yrs)<th>Annual<th>Monthly<th>Rate and breakpoint<th>Sales 2024</tr>
<tr>{''.join(f'<th style="font-weight:normal">({j})' for j in range(1,16))}</tr></thead>
<tbody>{tr}<tr class=t><td><td colspan=3>TOTALS (carry to Form SS-12, line 4)<td class=r>{S(3):,}<td><td><td><td class=r>{mm(S(6))}<td class=r>{mm(S(6)/12)}<td class=r>{mm(S(7))}<td><td class=r>{S(9):,}<td class=r>{mm(S(10))}<td class=r>{mm(S(11))}</tr></tbody></table>
<p><b>Certification.</b> The undersigned certifies that the foregoing is a true, correct and complete list of all leases, licenses and occupancies as of the effective date; that no rent has been paid more than one month in advance; and that no tenant has given notice of termination except as attached.</p>
<p>By: ______________________ &nbsp; Name: Ottoline Drax &nbsp; Title: Chief Restructuring Officer &nbsp; Date: ______________ &nbsp;&nbsp;&nbsp; <i>Do not alter column order. Leave unused lines blank.</i></p></body></html>'''
p=BASE+'/lo/r04.html'; os.makedirs(BASE+'/lo',exist_ok=True); open(p,'w').write(html)
subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--user-data-dir={BASE}/lo/chr',f'--print-to-pdf={D}/{F}',p],check=True,capture_output=True)
save(F,'RETAIL','borrower\u2019s certification form, legal landscape, prescribed numbered columns','line-number column before the suite, grouped header plus column-number row, empty lines kept, annual beside monthly rent, owner-use space, antenna without area, percentage rent','The Corinthe Hotel - Retail Arcade','2025-06-30',None,None,None,rows)
