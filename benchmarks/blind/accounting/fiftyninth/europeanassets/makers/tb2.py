# UK nominal TB, xlsx, planted digit change
import random, xlsxwriter
from common import *
R=random.Random(822)
S='''Fixed Assets|0010 Freehold Property - Castlegate Parade D 6850000 6850000|0021 Car Park Plant and Barriers D 84210.4 79310.4|0022 Car Park Plant Depreciation C 31642.88 23821.84
Current Assets|1100 Debtors Control Account D 112847.63 96204.19|1101 Tenant Deposits Held (contra) D 41250 38750|1103 Prepayments D 6218.75 5940|1190 Bad Debt Provision C 18400 12500|1200 Client Account - Rent D 73914.08 58211.67|1201 Client Account - Service Charge D 22486.31 30118.02|1210 Car Park Cash Float D 600 600|1230 Petty Cash D 147.2 92.75
Current Liabilities|2100 Creditors Control Account C 37208.94 41165.3|2109 Accruals C 14850 13275|2110 Deferred Rent (next quarter) C 96312.5 94187.5|2120 Tenant Deposits C 41250 38750|2200 Sales Tax Control C 28764.17 26140.66|2201 Purchase Tax Control D 9318.42 7705.18|2202 VAT Liability C 3104.55 0
Long Term Liabilities|2300 Calder Bank Term Loan C 3925000 4025000|2310 Loan from Parent Undertaking C 1240000 1240000
Capital & Reserves|3000 Partners Capital C 1500000 1500000|3200 Profit and Loss Account P
Income|4000 Rents Receivable - Retail C 487315 471208.33|4001 Rents Receivable - Upper Floor Offices C 61200 60450|4005 Turnover Rent Top-up C 12846.2 9310.75|4010 Service Charge Income C 118640.04 112090|4015 Insurance Recharged C 23418.66 21875.1|4020 Car Park - Pay on Foot C 146028.75 139417.4|4021 Car Park - Season Tickets C 58320 54860|4022 Car Park - Penalty Charges C 7415 8120|4030 Telecoms Mast Licence C 14500 14500|4900 Sundry Income C 862.5 1240
Direct Property Costs|5000 Service Charge Expenditure D 121904.36 115872.2|5001 Void Service Charge D 9417.83 14206.91|5002 Void Rates D 18752 27640.5|5010 Insurance Premium D 24860.15 23190.44|5100 Car Park Management Fee D 38475.6 36920|5101 Car Park Rates D 47310 45870|5102 Car Park Electricity D 16284.97 18946.03|5103 Barrier Maintenance D 7862.4 6415.8|5104 Card Processing Charges D 4731.09 4388.27|5200 Letting Fees D 11250 4800|5201 Rent Review Fees D 3950 0|5300 Repairs not Recoverable D 28416.72 13985.64
Overheads|7100 Managing Agents Fees D 29238.9 28272.5|7600 Legal Fees D 8914.5 5230|7601 Audit and Accountancy Fees D 9600 9250|7602 Valuation Fees D 5500 5500|7900 Bank Interest Paid D 196250 201250|7901 Bank Charges D 418.36 402.11|8000 Depreciation D 7821.04 7821.04|8100 Bad Debt Write Off D 5900 3640.2|8200 Partnership Sundries D 312.8 175'''
rows=[];seq=[]
for blk in S.split('\n'):
    h,*ls=blk.split('|');seq.append(('h',h))
    for l in ls:
        p=l.split(' ')
        if p[-1]=='P': r=dict(account=p[0],name=' '.join(p[1:-1]),side='P',v=0,py=0)
        else: r=dict(account=p[0],name=' '.join(p[1:-3]),side=p[-3],v=float(p[-2]),py=float(p[-1]))
        rows.append(r);seq.append(('r',r))
sg=lambda r,k:r[k] if r['side']=='D' else -r[k]
P=[r for r in rows if r['side']=='P'][0]
d=r2(sum(sg(r,'v') for r in rows if r is not P));p=r2(sum(sg(r,'py') for r in rows if r is not P))
P['side']='C' if d>0 else 'D';P['v']=abs(d);P['py']=p if P['side']=='C' else -p
print('P&L',P)
PY='other:Y/E 31 Mar 2025'
out=[]
for r in rows:
    t=dict(account=r['account'],name=r['name']);t['debit' if r['side']=='D' else 'credit']=r['v'];t[PY]=r2(sg(r,'py'));r['t']=t;out.append(t)
TD=r2(sum(t.get('debit',0) for t in out));TC=r2(sum(t.get('credit',0) for t in out));assert TD==TC
assert abs(sum(t[PY] for t in out))<.005
x=[t for t in out if t['account']=='5300'][0];x['debit']=23416.72  # planted (28416.72 -> 23416.72)
tot=dict(label='Totals:',debit=TD,credit=TC);tot[PY]=0.0
name='Castlegate_Nominal_TB_Mar26.xlsx'
wb=xlsxwriter.Workbook(doc(name));ws=wb.add_worksheet('TB')
f=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
n='#,##0.00';pn='#,##0.00;(#,##0.00);0.00'
ws.set_column(0,0,8);ws.set_column(1,1,40);ws.set_column(2,3,15);ws.set_column(4,4,2);ws.set_column(5,5,16)
ws.write(0,0,'Castlegate Parade Property LP',f(bold=1));ws.write(0,5,'Page: 1',f(align='right'))
ws.write(1,0,'Period Trial Balance',f(bold=1,underline=1));ws.write(3,0,'To Period:',f());ws.write(3,1,'Month 12, March 2026',f());ws.write(4,0,'Date:',f());ws.write(4,1,'17/04/2026  09:42',f())
hf=f(bold=1,bottom=1);hr=f(bold=1,bottom=1,align='right',text_wrap=True)
for c_,s,ff in((0,'N/C',hf),(1,'Name',hf),(2,'Debit',hr),(3,'Credit',hr),(5,'Y/E 31 Mar 2025',hr)):ws.write(6,c_,s,ff)
i=7
for k,o in seq:
    if k=='h':ws.write(i,1,o,f(italic=1,font_color='#1F3864'));i+=1;continue
    t=o['t'];ws.write_string(i,0,t['account'],f());ws.write(i,1,t['name'],f())
    for c_,kk in((2,'debit'),(3,'credit')):
        if kk in t:ws.write_number(i,c_,t[kk],f(num_format=n))
    ws.write_number(i,5,t[PY],f(num_format=pn));i+=1
i+=1;b=dict(bold=1,top=1,bottom=6)
ws.write(i,1,'Totals:',f(bold=1,align='right'));ws.write(i,2,TD,f(num_format=n,**b));ws.write(i,3,TC,f(num_format=n,**b));ws.write(i,5,0,f(num_format=pn,**b))
ws.freeze_panes(7,0);ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(6);wb.close()
save(name,'TB',['debit','credit',PY],out,[tot],'UK Sage-like period trial balance, retail parade with car park, prior year signed',False,
 dict(what='Account 5300 Repairs not Recoverable printed 23,416.72, true 28,416.72; printed debit total includes the true figure',kind='digit_changed'))
print(len(out))
