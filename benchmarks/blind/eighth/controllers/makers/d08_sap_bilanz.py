# SAP RFBILA00-like list saved to xlsx: numbers as TEXT with European separators and trailing minus; comparison period, absolute difference, relative difference, summation level; logistics park in EUR
from common import *
import xlsxwriter
rng=random.Random(8808); F='RFBILA00_LP07_Logistikpark_Venlo_2025-06.xlsx'
s=S(2)
def L(acct,label,cur,pct=.1):
    c=int(round(cur*100)); p=int(round(c*(1+(-pct*rng.uniform(.5,1) if label.startswith('Accum') else pct*rng.uniform(.5,1) if 'Senior' in label else rng.uniform(-pct,pct))))); return s.l(label,[c,p],code=acct,lvl=4)
def G(head,lines,tot,lvl=3,lev=4): 
    s.h(head,lvl=lvl); it=[L(*q) for q in lines]; return s.t(tot,it,lvl=lvl,lev=lev)
s.h('ASSETS'); s.h('Fixed assets',lvl=1)
i=G('Intangible assets',[('0000012100','Software licences',48210.5,.3),('0000012900','Accum. amort. software',-31188.2,.2)],'Intangible assets',2,3)
s.h('Tangible assets',lvl=2)
t1=G('Land and buildings',[('0000021000','Land (freehold)',11840000,0),('0000021100','Land (emphyteusis / erfpacht)',2950000,0),('0000022000','Warehouse halls A-F',48316250.4,.0),('0000022100','Office annexes',5120880.75,.01),('0000022900','Accum. depr. buildings',-13904417.36,.07)],'Land and buildings')
t2=G('Technical equipment',[('0000023000','Dock levellers & doors',1284910.2,.03),('0000023100','Sprinkler & fire alarm',2016455,.01),('0000023200','Photovoltaic roof plant',3745120.88,.0),('0000023300','Cold-store plant Hall C',1896400,.02),('0000023900','Accum. depr. techn. equipment',-3318207.95,.11)],'Technical equipment')
t3=G('Assets under construction',[('0000024000','AuC Hall G',1406118.32,.9)],'Assets under construction')
tt=s.t('Tangible assets',[t1,t2,t3],lvl=2,lev=3)
fa=s.t('Fixed assets',[i,tt],lvl=1,lev=2)
s.h('Current assets',lvl=1)
c1=G('Receivables',[('0000120000','Trade receivables - tenants',612480.19,.3),('0000120090','Individual value adjustments',-44115,.4),('0000121000','Accrued service charges not invoiced',288940.6,.4),('0000126000','Input VAT',97218.44,.6),('0000128000','Receivables affiliated companies',1500000,.1)],'Receivables',2,3)
c2=G('Cash and bank',[('0000113100','Bank main account EUR',2318940.77,.4),('0000113105','Bank outgoing transfers clearing',-86204.15,.9),('0000113200','Bank tenant deposits (escrow)',904300,.03),('0000113300','DSRA reserve account',1120000,.0)],'Cash and bank',2,3)
c3=G('Prepayments and accrued income',[('0000098100','Prepaid insurance',74210,.5),('0000098200','Prepaid financing costs',216900.35,.2),('0000098300','Accrued rent incentives',831204.9,.1)],'Prepayments and accrued income',2,3)
ca=s.t('Current assets',[c1,c2,c3],lvl=1,lev=2)
ta=s.t('TOTAL ASSETS',[fa,ca],kind='TOTAL',lvl=0,lev=1,key='total_assets')
s.h('EQUITY AND LIABILITIES')
s.h('Equity',lvl=1)
e=[L('0000070000','Subscribed capital',-5000000,0),L('0000070100','Share premium',-18250000,0),L('0000070500','Result carried forward',0)]
e_i=e[-1]; r_=s.l('Result of the period',[-198432044,-342118876],code='*RESULT',lvl=4); e.append(r_)
eqpos=len(s.rows)
# liabilities first to compute carried forward
eq_row=s.t('Equity',e,lvl=1,lev=2,key='total_equity')
s.h('Provisions',lvl=1)
pv=[L('0000082000','Provision deferred tax',-2418300.6,.05),L('0000083000','Provision maintenance backlog',-614000,.1),L('0000085000','Other provisions',-133480.25,.4)]
p=s.t('Provisions',pv,lvl=1,lev=2)
s.h('Liabilities',lvl=1)
l1=G('Bank loans',[('0000151000','Senior loan tranche A',-28500000,.015),('0000151100','Senior loan tranche B (PV)',-2125000,.04),('0000151900','Accrued interest',-186204.17,.1)],'Bank loans',2,3)
l2=G('Other liabilities',[('0000160000','Trade payables',-534118.92,.4),('0000161000','GR/IR clearing',-48117.3,.8),('0000165000','Tenant deposits',-904300,.03),('0000170000','Rent received in advance',-712980,.3),('0000175000','Output VAT',-266410.05,.4),('0000178000','Payables shareholders loan',-6400000,.1),('0000196000','Payroll clearing',0)],'Other liabilities',2,3)
li=s.t('Liabilities',[l1,l2],lvl=1,lev=2,key='total_liabilities')
for c in (0,1):
    s.rows[e_i]['v'][c]=-(s.rows[ta]['v'][c]+sum(s.rows[k]['v'][c] for k in (p,li))+sum(s.rows[k]['v'][c] for k in e if k!=e_i))
s.rows[eq_row]['v']=[sum(s.rows[k]['v'][c] for k in e) for c in (0,1)]
tl=s.t('TOTAL EQUITY AND LIABILITIES',[eq_row,p,li],kind='TOTAL',lev=1)
assert [a+b for a,b in zip(s.rows[ta]['v'],s.rows[tl]['v'])]==[0,0]
print(num(s.rows[e_i]['v'][0]),num(s.rows[e_i]['v'][1]),num(s.rows[eq_row]['v'][0]))
getv=lambda r:[r['v'][0],r['v'][1],r['v'][0]-r['v'][1]]
def eu(c):
    t='{:,.2f}'.format(abs(c)/100).replace(',','_').replace('.',',').replace('_','.'); return t+('-' if c<0 else '')
wb=xlsxwriter.Workbook(os.path.join(DOCS,F)); w=wb.add_worksheet('RFBILA00'); 
A=wb.add_format({'font_name':'Arial','font_size':9}); Bf=wb.add_format({'font_name':'Arial','font_size':9,'bold':1}); Rt=wb.add_format({'font_name':'Arial','font_size':9,'align':'right'}); RB=wb.add_format({'font_name':'Arial','font_size':9,'align':'right','bold':1,'bg_color':'#FFF2CC'}); YB=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'bg_color':'#FFF2CC'}); HB=wb.add_format({'font_name':'Arial','font_size':9,'bold':1,'bg_color':'#B4C7E7','text_wrap':1,'align':'center','valign':'vcenter','border':1})
w.write(0,0,'Logistikpark Venlo B.V.',Bf); w.write(0,4,'Financial Statements',Bf); w.write(0,8,'Time 08:12:40   Date 07.07.2025',A)
w.write(1,0,'Venlo',A); w.write(1,4,'Ledger 0L     Company code LP07     Business area ****',A); w.write(1,8,'RFBILA00/KREUZER   Page 1',A)
w.write(2,4,'Amounts in Euro (EUR)',A)
hdr=['FS item','Comp\ncode','Text for B/S P&L item','Account','Rep.-period\n(01.2025-06.2025)','Comp.-period\n(01.2024-12.2024)','Absolute\ndifference','Rel\ndif','Summat.\nlevel']
for j,t in enumerate(hdr): w.write(4,j,t,HB)
row=5; fs=1
for r in s.rows:
    ind='    '*r['lvl']
    if r['type']=='HEADING':
        w.write_string(row,2,ind+r['label'],Bf); w.write_string(row,0,str(1000+fs*10),A); fs+=1
    else:
        bold=r['type']!='LINE'; a=YB if bold else A; b=RB if bold else Rt
        g=getv(r); 
        w.write_string(row,1,'LP07' if not bold else '',a); w.write_string(row,2,ind+r['label'],a); w.write_string(row,3,(r['code'] or '').lstrip('0'),a)
        for j,x in enumerate(g): w.write_string(row,4+j,eu(x),b)
        rel='' if not g[1] else eu(int(round(g[2]/abs(g[1])*1000))*10)[:-1] if g[2]>=0 else eu(int(round(g[2]/abs(g[1])*1000))*10)[:-2]+'-'
        w.write_string(row,7,rel,b); w.write_string(row,8,('*'*r['lev']+str(r['lev'])+'*') if bold else '',a)
        if bold: w.write_string(row,0,'',a)
    row+=1
    if r['type']=='TOTAL': row+=1
w.set_column('A:A',8); w.set_column('B:B',6); w.set_column('C:C',52); w.set_column('D:D',11); w.set_column('E:G',18); w.set_column('H:I',9); w.set_row(4,28); w.fit_to_pages(1,0); w.set_paper(9); w.set_landscape(); w.repeat_rows(4)
wb.close()
for r in s.rows:
    if r['code']: r['code']=r['code'].lstrip('0')
cols=['Rep.-period (01.2025-06.2025)','Comp.-period (01.2024-12.2024)','Absolute difference']
st=truth(s,'Financial Statements','Logistikpark Venlo B.V.',None,'2025-06-30',cols,getv,sheet='RFBILA00')
save(F,[st],dict(assetType='WAREHOUSE',documentType='BALANCE_SHEET',author='controllers',style='SAP financial-statement list (RFBILA00) saved to a workbook, EUR',hard='amounts are text in European format with trailing minus, liabilities and equity negative, leading blanks as indentation, section heading and its total bear the same words, relative difference and summation-level columns'))
