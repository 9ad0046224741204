# UK care home income & expenditure, Word-like through LibreOffice, roman sections
from common import *; import subprocess,html
R=random.Random(404)
P='Thornbury Lodge Care Home Limited'
s=St('INCOME AND EXPENDITURE ACCOUNT',P,'2024-04-01','2025-03-31',['2025 £','2024 £','Budget 2025 (unaudited) £'])
def v(b): return [round(b*R.uniform(.97,1.08)),round(b*R.uniform(.88,.99)),round(b/500)*500]
s.h('I. Fees and income')
f=[s.l('Residents’ fees – private',v(1184000),n='2'),s.l('Residents’ fees – local authority',v(731000),n='2'),s.l('NHS funded nursing care',v(158400)),s.l('Respite and day care',v(42600)),s.l('Hairdressing, meals and sundry',v(9800))]
vd=s.l('Less: voids and bad debts',[-a for a in v(36400)],n='3')
ti=s.t('Total income',f+[vd],'TOTAL',key='total_income')
G=[('II. Care and nursing',[('Care staff salaries','4',842000),('Nursing salaries','4',311000),('Agency staff','',74500),('Employer’s NIC and pension','4',98600),('Medical and incontinence supplies','',21900),('Training and DBS checks','',8400)],'Total care and nursing'),
('III. Catering and domestic',[('Kitchen and domestic wages','4',112300),('Provisions','',81700),('Laundry and cleaning materials','',17200),('Clinical waste','',6900)],'Total catering and domestic'),
('IV. Premises',[('Light and heat','5',69800),('Water rates','',9100),('Council tax and business rates','',5300),('Repairs and renewals','6',41600),('Lift and hoist servicing','',7200),('Gardening','',4800),('Buildings insurance','',11900)],'Total premises'),
('V. Administration',[('Manager and office salaries','4',92400),('CQC registration fee','',6100),('Telephone, printing and postage','',5800),('Motor and minibus costs','',6600),('Accountancy and audit','7',8900),('Legal and professional','',4200),('Bank charges','',1150)],'Total administration')]
sb=[]
for h,ls,t in G:
    s.h(h); sb.append(s.t(t,[s.l(a,v(b),n=n) for a,n,b in ls]))
te=s.t('Total operating expenditure',sb,'TOTAL',key='total_operating_expenses')
ns=s.t('Operating surplus before finance costs and depreciation',[ti,te],'TOTAL',[1,-1],key='noi')
s.h('VI. Finance costs and depreciation')
fc=s.t('Total finance costs and depreciation',[s.l('Bank loan interest',[38412,41077,38500],n='8'),s.l('Hire purchase interest',[1206,1544,1200]),s.l('Depreciation – freehold buildings',[30000,30000,30000],n='9'),s.l('Depreciation – fixtures and equipment',[22871,20946,22500],n='9')])
s.t('SURPLUS FOR THE YEAR BEFORE TAXATION',[ns,fc],'TOTAL',[1,-1],key='net_income')
H=[f'''<html><head><meta charset="utf-8"><style>@page{{size:21cm 29.7cm;margin:2cm}} body,td,th,p{{font-family:'Liberation Serif','Times New Roman';font-size:10pt}} td p, th p{{margin:0;line-height:100%}} td,th{{padding:1.5pt 3pt}} </style></head><body>
<p><b>{P}</b><br>Company number 09914470<br><b>INCOME AND EXPENDITURE ACCOUNT</b><br>for the year ended 31 March 2025</p>
<table width="100%" cellspacing="0"><thead><tr><th width="46%"></th><th width="8%">Notes</th><th align="right" width="14%">2025</th><th align="right" width="14%">2024</th><th align="right" width="18%">Budget 2025<br>(unaudited)</th></tr>
<tr><th></th><th></th><th align="right">£</th><th align="right">£</th><th align="right">£</th></tr></thead><tbody>''']
for r in s.rows:
    T=r['rowType'];L=html.escape(r['label']);b=T!='LINE' and T!='SUBTOTAL'
    bd='style="border-top:1px solid #000;%s"'%('border-bottom:3px double #000' if L.startswith('SURPLUS') else '') if T in('SUBTOTAL','TOTAL') else ''
    tds=''.join(f'<td align="right" {bd}>{"<b>" if b else ""}{fm(a)}{"</b>" if b else ""}</td>' for a in r['values'])
    H.append(f'<tr><td>{"<b>" if b else ""}{L if T!="LINE" else "&nbsp;&nbsp;&nbsp;"+L}{"</b>" if b else ""}</td><td align="center">{r["x"].get("n","")}</td>{tds}</tr>')
    if T in('SUBTOTAL','TOTAL'): H.append('<tr><td colspan="5" style="font-size:5pt">&nbsp;</td></tr>')
H.append('</tbody></table><p style="font-size:9pt"><i>The notes on pages 9 to 14 form part of these financial statements. All results derive from continuing operations.</i></p></body></html>')
n='thornbury_lodge_ie_account'
open(B+n+'.html','w').write('\n'.join(H))
subprocess.run(['nice','soffice','--headless','--infilter=HTML (StarWriter)','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf:writer_pdf_Export','--outdir',B+'documents',B+n+'.html'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=120)
os.remove(B+n+'.html')
save(n+'.pdf',[s],'SENIOR_HOUSING','OPERATING_STATEMENT','Word-like UK accounts, roman sections, notes column, budget last')
