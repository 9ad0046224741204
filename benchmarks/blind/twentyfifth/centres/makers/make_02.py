# Irish approved housing body (charity): income and expenditure + balance sheet, Word-like via HTML -> LibreOffice
from lib import *
import subprocess
r=random.Random(3902)
P='Carraigmore Housing Association CLG'
s=St('Income and Expenditure Account',P,'2024-01-01','2024-12-31',['2024 €','2023 €'],page=1,ttitle='INCOME AND EXPENDITURE ACCOUNT')
def L(st,l,b,n=None,sg=1,**k): st.L(l,[sg*jit(r,b),sg*jit(r,b*.95)],note=n,**k)
s.H('Income')
for l,b,n in [('Differential rents from tenants',1184300,3),('Payment and Availability (P&A) income',2260900,None),('CAS and SHIP grants released',412750,4),('Service charges – sheltered schemes',96320,None),('HSE section 39 funding',188000,5),('Donations and fundraising',21480,None)]: L(s,l,b,n)
s.T('ti','Total income',typ='TOTAL',kt='total_income')
s.H('Expenditure')
for l,b,n in [('Staff costs',-918400,7),('Repairs and cyclical maintenance',-644120,None),('Property insurance',-131600,None),('Light, heat and communal services',-148930,None),('Estate and caretaking costs',-97220,None),('Management services',-164700,8),('Audit, legal and professional',-58340,None),('Bad debts – tenant arrears',-19870,None)]: L(s,l,b,n)
s.T('te','Total operating expenditure',typ='TOTAL',kt='total_operating_expenses')
s.T('op','Operating surplus before depreciation and finance costs','ti te',typ='TOTAL',kt='noi')
s.L('Depreciation of housing properties',[-702115,-688940],note=10,key='dep')
s.L('HFA and CALF interest payable',[-541288,-560071],note=9,key='int')
s.L('Deposit interest receivable',[4310,1265],key='dp')
s.T('su','Surplus for the financial year','op dep int dp',typ='TOTAL',kt='net_income')
b=St('Balance Sheet',P,None,'2024-12-31',['2024 €','2023 €'],page=2,ttitle='BALANCE SHEET')
b.H('Fixed assets')
b.L('Housing properties',[38914220,39216335],note=10,key='hp'); b.L('Other tangible assets',[214866,231904],note=11,key='ot')
b.T('fa','Total fixed assets','hp ot')
b.H('Current assets')
L(b,'Debtors: amounts falling due within one year',356000,12); L(b,'Restricted cash – sinking fund',1288000); L(b,'Cash at bank and in hand',1604000)
b.T('ca','Total current assets')
b.L('Creditors: amounts falling due within one year',[-1126480,-1098210],note=13,key='cl')
b.T('nca','Net current assets','ca cl')
b.T('tal','Total assets less current liabilities','fa nca')
b.H('Creditors: amounts falling due after more than one year')
L(b,'Housing loans',14820000,14,-1); L(b,'CALF loans',6730000,14,-1); L(b,'Deferred government grants',9415000,15,-1)
b.T('ltc','Total long-term creditors')
b.T('na','Net assets','tal ltc',typ='TOTAL')
b.H('Funds')
na=b.row('na')['base']; sf=[1288000,1190000]; rs=[75000,75000]
b.L('Sinking fund reserve',sf,key='f1'); b.L('Restricted funds',rs,key='f2'); b.L('Accumulated surplus',[na[i]-sf[i]-rs[i] for i in (0,1)],key='f3')
b.T('tf','Total funds','f1 f2 f3',typ='TOTAL',kt='total_equity')
f=lambda v:'–' if v is None else (f'{v:,}' if v>=0 else f'({-v:,})')
def html(st,sub,brk):
    h=f'<p style="margin:0;{"page-break-before:always" if brk else ""}"><b>{P}</b></p><p style="margin:0 0 4pt 0;font-size:9pt">(A company limited by guarantee, not having a share capital)</p><p style="margin:0"><b>{st.title.upper()}</b></p><p style="margin:0 0 10pt 0">{sub}</p>'
    h+='<table width="100%" cellspacing="0" cellpadding="2"><tr><td width="58%"></td><td width="8%" align="center"><i>Note</i></td><td width="17%" align="right"><b>2024<br>€</b></td><td width="17%" align="right"><b>2023<br>€</b></td></tr>'
    for q in st.rows:
        if q['typ']=='HEADING': h+=f'<tr><td colspan="4"><br><b>{q["label"]}</b></td></tr>'; continue
        B=q['typ']!='LINE'; bs='style="border-top:1px solid #000;%s"'%('border-bottom:3px double #000' if q['typ']=='TOTAL' else '') if B else ''
        w=(lambda t:f'<b>{t}</b>') if B else (lambda t:t)
        h+=f'<tr><td>{w(q["label"])}</td><td align="center">{q["x"].get("note") or ""}</td>'+''.join(f'<td align="right" {bs}>{w(f(v))}</td>' for v in q['vals'])+'</tr>'
    return h+'</table>'
t='<html><head><meta charset="utf-8"><style>@page{size:21cm 29.7cm;margin:2cm}body,td{font-family:"Liberation Serif";font-size:10.5pt}</style></head><body>'
t+=html(s,'for the financial year ended 31 December 2024',0)+'<p style="font-size:9pt"><br>All activities derive from continuing operations. There were no recognised gains or losses other than the surplus above. The notes on pages 18 to 31 form part of these financial statements.</p>'
t+=html(b,'as at 31 December 2024',1)+'<p style="font-size:9pt"><br>Approved by the Board and signed on its behalf by: ____________________ Director &nbsp;&nbsp; ____________________ Director</p></body></html>'
open(HERE+'/r02_housing_charity.html','w').write(t)
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','pdf:writer_web_pdf_Export' if 0 else 'pdf:writer_pdf_Export','--infilter=HTML (StarWriter)','--outdir',HERE+'/documents',HERE+'/r02_housing_charity.html'],check=True,capture_output=True)
os.remove(HERE+'/r02_housing_charity.html')
save('r02_housing_charity.pdf',[s,b],'MULTIFAMILY','OPERATING_STATEMENT','Irish AHB charity accounts, I&E and balance sheet, Word-like',False)
