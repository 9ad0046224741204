# office block LLC, statement of cash flows, word-processor look via HTML -> LibreOffice Writer -> PDF
from lib import *
import subprocess,os
N='harmon_street_offices_cash_flows.pdf'
s=St('Statement of Cash Flows','Harmon Street Professional Offices',None,'2024-12-31',['Year 2024','Year 2023'])
s.h('Cash flows from operating activities')
n=s.l('Net income',64318.42,51207.19)
s.h('Adjustments to reconcile net income to net cash',lv=1)
a=[s.l(*x,lv=2) for x in [('Depreciation',41866.00,41866.00),('Amortization of leasing commissions',5120.50,4208.25),('(Increase) decrease in tenant receivables',-3374.11,1940.60),('(Increase) decrease in prepaid insurance',-812.00,-655.00),('Increase (decrease) in accounts payable',2205.37,-4418.93),('Increase (decrease) in prepaid rents',1850.00,0.00),('Increase (decrease) in accrued property tax',996.48,1312.04)]]
at=s.sub('Total adjustments',a,lv=1)
o=s.sub('Net cash provided by operating activities',[n,at])
s.h('Cash flows from investing activities')
b=[s.l('Roof replacement, building B',-38900.00,0.00),s.l('Tenant improvements, Suites 4 and 7',-17442.80,-9215.00),s.l('Leasing commissions paid',-6300.00,-3150.00)]
bi=s.sub('Net cash used in investing activities',b)
s.h('Cash flows from financing activities')
f=[s.l('Proceeds from credit union line of credit',30000.00,0.00),s.l('Principal payments, first mortgage',-33718.66,-31902.27),s.l('Member contributions',0.00,10000.00),s.l('Distributions to members',-36000.00,-48000.00)]
fi=s.sub('Net cash used in financing activities',f)
N_=s.t('Net increase (decrease) in cash',[o,bi,fi],key='net_cash_flow')
v=s.rows[N_]['v']; b24=round(47820.15+v[1],2)
c=s.l('Cash, beginning of year',b24,47820.15,lv=0)
s.t('Cash, end of year',[N_,c])
F=lambda x:f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
h='<html><head><style>@page{size:8.5in 11in;margin:1in} body{font-family:"Liberation Sans";font-size:10pt} td{padding:1pt 3pt}</style></head><body><p align=center><b>Harmon Street Professional Offices</b><br>(Harmon & Dale LLC)<br><b>Statement of Cash Flows</b><br>Years ended December 31, 2024 and December 31, 2023<br><i>Unaudited, prepared by the managing member from the tax records</i></p><table width=100% cellspacing=0><tr><td width=62%></td><td align=right width=19%><u>Year 2024</u></td><td align=right width=19%><u>Year 2023</u></td></tr>'.replace('& D','&amp; D')
for r in s.rows:
    B=r['t']!='LINE' and not(r['t']=='HEADING' and r['lv'])
    w=lambda t:f'<b>{t}</b>' if B else t
    bd=' style="border-top:1px solid #000;'+('border-bottom:3px double #000' if r['label'].startswith('Cash, end') else '')+'"' if r['t'] in('SUBTOTAL','TOTAL') else ''
    h+='<tr><td>'+'&nbsp;'*4*r['lv']+w(r['label'])+'</td>'+''.join(f'<td align=right{bd}>{w(F(x)) if x is not None else ""}</td>' for x in r['v'])+'</tr>'
    if r['label'].startswith('Net cash'): h+='<tr><td>&nbsp;</td><td></td><td></td></tr>'
h+='</table><p>Interest paid in cash: $52,416.09 in 2024 and $54,232.48 in 2023.</p></body></html>'
p=D+N[:-4]+'.html'; open(p,'w').write(h)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',D+'documents',p],check=True,capture_output=True,timeout=150); os.remove(p)
save(N,[s],'OFFICE','CASH_FLOW_STATEMENT','word processor, indirect cash flow, cents, two years',False)
