# family office own Excel working trial balance: per books, adjustments Dr Cr, ending; formulas, hidden column, second sheet
from common import *
import xlsxwriter
N='tb_delacroix_family'
# no|name|unadj(+dr)|adj dr|adj cr|ref
D="""#Cash and receivables
1000|Cash - First Prairie checking|38,204.17|||
1010|Cash - money market|112,650.00|218.44||1
1050|Tenant deposits held (bank)|21,300.00|||
1100|Rents receivable|6,415.00||1,850.00|2
1150|Due from Delacroix Holdings LLC|15,000.00|||
1200|Prepaid insurance|13,944.00||3,486.00|3
#Property
1500|Land - 1420 Garfield|310,000.00|||
1510|Building - 1420 Garfield|1,284,500.00|||
1520|Roof replacement 2021|88,400.00|||
1530|Boiler & mechanical|46,275.00|7,980.00||4
1540|Storefront build-out (Unit C1)|31,600.00|||
1590|Accumulated depreciation|(512,318.00)||14,206.00|5
1600|Loan fees, net|9,366.00||446.00|6
#Payables and debt
2000|Accounts payable|(7,118.52)||2,264.19|7
2100|Accrued property taxes|-||11,870.00|8
2200|Tenant security deposits|(21,300.00)|||
2250|Last month's rent held|(4,450.00)|||
2300|Prepaid rents|(3,180.00)|||
2500|Note payable - First Prairie Bank|(918,442.60)|||
2510|Note payable - Estate of M. Delacroix|(75,000.00)|||
#Members' capital
3000|Capital - A. Delacroix Trust|(240,000.00)|||
3010|Capital - R. Delacroix Trust|(240,000.00)|||
3100|Draws|48,000.00|||
3900|Accumulated earnings (deficit)|PLUG|||
#Income
4000|Apartment rents|(92,715.00)|||
4010|Commercial rents (C1, C2)|(24,600.00)|||
4020|Commercial NNN reimbursements|(5,310.00)|||
4100|Laundry|(1,182.75)|||
4110|Parking|(2,700.00)|||
4200|Late & misc. fees|(365.00)|||
4900|Interest earned|(402.10)||218.44|1
#Expenses
5000|Janitor & grounds (contract)|7,200.00|||
5010|Repairs - apartments|11,846.33|||
5020|Repairs - commercial|1,905.00|||
5030|Repairs - boiler|9,120.00||7,980.00|4
5040|Painting & turnover|4,415.80|||
5100|Gas heat|14,208.66|1,366.90||7
5110|Electric, common|2,077.41|284.17||7
5120|Water & sewer|5,930.28|613.12||7
5130|Garbage|2,160.00|||
5200|Insurance|-|3,486.00||3
5210|Property taxes|-|11,870.00||8
5300|Bookkeeping (D. Harlan CPA)|2,400.00|||
5310|Legal|1,275.00|||
5320|Bank charges & postage|146.55|||
5400|Bad debts|-|1,850.00||2
6000|Interest - First Prairie|13,217.94|||
6010|Interest - Estate note|1,125.00|||
7000|Depreciation|-|14,206.00||5
7010|Amortization|-|446.00||6"""
num=lambda s:0.0 if s in('','-') else -float(s[1:-1].replace(',','')) if s[0]=='(' else float(s.replace(',',''))
secs=[];raw=[]
for l in D.split('\n'):
    if l[0]=='#': secs.append((l[1:],[])); continue
    a,n,u,d,c,ref=l.split('|'); q=dict(a=a,n=n,u=None if u=='PLUG' else num(u),d=num(d),c=num(c),ref=ref); raw.append(q); secs[-1][1].append(q)
for q in raw:
    if q['u'] is None: q['u']=r2(-sum(z['u'] or 0 for z in raw))
    q['e']=r2(q['u']+q['d']-q['c'])
print([q['u'] for q in raw if q['a']=='3900'],r2(sum(q['d'] for q in raw)),r2(sum(q['c'] for q in raw)))
M=['other:Per Books','debit','credit','ending']
def vals(q):
    o={}
    for k,v in zip(M,(q['u'],q['d'],q['c'],q['e'])):
        if v: o[k]=v
    return o
rows=[];tot=[]
wb=xlsxwriter.Workbook(f'{DOC}/{N}.xlsx'); cv=wb.add_worksheet('AJE list'); ws=wb.add_worksheet('TB 3-31-25')
F=lambda **k:wb.add_format(dict(dict(font_name='Arial Narrow',font_size=11),**k)); nf='#,##0.00_);(#,##0.00);"-"??_)'
A=[('1','To record money market interest, March'),('2','To write off former tenant, Apt 6'),('3','Insurance expired Jan-Mar'),('4','To capitalize boiler circulator, inv. 3381'),('5','Depreciation, Q1 per schedule'),('6','Amortization of loan fees, Q1'),('7','Unpaid utility bills at quarter end'),('8','Property tax accrual, Q1')]
cv.write(0,0,'Adjusting entries - quarter ended 3/31/25',F(bold=True)); cv.set_column(1,1,48)
cv.write_row(2,0,['Ref','Explanation','Amount'],F(bold=True,bottom=1)); cv.set_column(2,2,13)
for i,(a,t) in enumerate(A): cv.write(3+i,0,int(a),F(align='left')); cv.write(3+i,1,t,F()); cv.write(3+i,2,r2(sum(q['d'] for q in raw if q['ref']==a)),F(num_format=nf))
ws.set_column(0,0,7); ws.set_column(1,1,38); ws.set_column(2,2,16); ws.set_column(3,3,1.5); ws.set_column(4,4,13); ws.set_column(5,5,13); ws.set_column(6,6,5); ws.set_column(7,7,1.5); ws.set_column(8,8,16); ws.set_column(9,9,10,None,{'hidden':True}); ws.set_column(10,10,26)
ws.write(0,0,'Delacroix Family Properties LLC',F(bold=True,font_size=14)); ws.write(1,0,'1420 Garfield Avenue (18 apts + 2 stores)',F()); ws.write(2,0,'Working trial balance   March 31, 2025',F(italic=True)); ws.write(2,10,'prepared: LH  4/18',F(font_color='#C00000'))
hb=F(bold=True,align='center',valign='bottom',text_wrap=True,bottom=2,bg_color='#FFF2CC')
for c,t in((0,'No.'),(1,'Account'),(2,'Per Books'),(8,'Ending Balance')): ws.merge_range(4,c,5,c,t,hb)
ws.merge_range(4,4,4,5,'Adjustments',F(bold=True,align='center',bg_color='#FFF2CC',bottom=1)); ws.write(5,4,'Debit',hb); ws.write(5,5,'Credit',hb); ws.merge_range(4,6,5,6,'Ref',hb); ws.write(5,9,'Lead',hb); ws.write(5,10,'Notes',F(bold=True,bottom=2))
NT={'1150':'ask Rene - any note?','1530':'was in repairs','2510':'interest only, no maturity on file','3900':'agrees to 2024 return M-2','5300':'through Feb only'}
y=6; m=F(num_format=nf); st=F(num_format=nf,top=1,italic=True)
for t,qs in secs:
    ws.write(y,0,t,F(bold=True,underline=1)); y+=1; y0=y
    for q in qs:
        ws.write(y,0,int(q['a']),F(align='left')); ws.write(y,1,q['n'],F()); ws.write(y,2,q['u'],m)
        if q['d']: ws.write(y,4,q['d'],m)
        if q['c']: ws.write(y,5,q['c'],m)
        if q['ref']: ws.write(y,6,f"({q['ref']})",F(align='center',font_color='#0000FF'))
        ws.write_formula(y,8,f'=C{y+1}+E{y+1}-F{y+1}',m,q['e']); ws.write(y,9,t[:1]+'-'+q['a'][:2])
        if q['a'] in NT: ws.write(y,10,NT[q['a']],F(italic=True,font_color='#7F7F7F'))
        rows.append(dict(account=q['a'],name=q['n'],**vals(q))); y+=1
    if len(qs)>1:
        s={k:r2(sum(q[k] for q in qs)) for k in 'udce'}; ws.write(y,1,f'  {t} - net',F(italic=True))
        for c,k,L in((2,'u','C'),(4,'d','E'),(5,'c','F'),(8,'e','I')): ws.write_formula(y,c,f'=SUM({L}{y0+1}:{L}{y})',st,s[k])
        tot.append(dict(label=f'{t} - net',**vals(s))); y+=2
s={k:r2(sum(q[k] for q in raw))+0.0 for k in 'udce'}; assert s['u']==0==s['e'] and s['d']==s['c'],s
g=F(num_format=nf,bold=True,top=1,bottom=6); ws.write(y,1,'TOTAL (should be zero)',F(bold=True))
for c,k in((2,'u'),(4,'d'),(5,'c'),(8,'e')): ws.write(y,c,s[k],g)
tot.append(dict(label='TOTAL (should be zero)',**vals(s)))
cv.fit_to_pages(1,0); ws.freeze_panes(6,2); ws.fit_to_pages(1,0); ws.set_row(5,18); ws.activate(); wb.close()
save(N,'xlsx','TB',M,rows,tot,'MIXED_USE','family office working trial balance in Excel: per books, adjustments Dr/Cr, ending; notes, hidden column, second sheet of entries',True)
