# lender's spreading sheet, xlsxwriter, formulas with cached values
from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
name='Copper Mill - OSA Spread v3.xlsx'
cols=['FYE 12/31/2022','FYE 12/31/2023','FYE 12/31/2024','T-12 8/31/2025','T-3 Annualized','Lender Adj.','Underwritten']
s=S('Operating Statement Analysis - Historical and Underwritten','Copper Mill Apartments',cols,None,None,sheet='Spread')
U=168
rowsinfo={}
def L_(lab,a,b,c,t12,t3,uw,note='',lvl=1):
    adj=None if uw is None or t12 is None else (uw-t12 if uw!=t12 else None)
    i=s.line(lab,[a,b,c,t12,t3,adj,uw],None,lvl);rowsinfo[i]=note;return i
def tt(lab,it,signs=None,**k):
    i=s.tot(lab,it,signs=signs,**k);v=s.rows[i]['vals'];v[5]=v[6]-v[3];return i
s.head('Income')
pg=[L_('Gross Potential Rent',2541600,2688336,2776032,2838816,2859840,2874312,'Rent roll 9/5/25 at in-place + vacant at market'),L_('Loss to Lease',-68410,-41226,-30984,-27730,-24408,-24408,'T-3'),L_('Vacancy Loss',-131904,-147858,-163228,-158973,-150112,-143716,'5.0% UW; submarket 5.6%'),L_('Concessions',-9850,-14720,-31467,-28904,-22180,-28904,''),L_('Bad Debt / Collection Loss',-24318,-33052,-29960,-26415,-21036,-28743,'1.0% of GPR'),L_('Non-Revenue Units',-14400,-15120,-15840,-16200,-16200,-16200,'1 model')]
nr=tt('Net Rental Income',pg)
oi=[L_('Utility Reimbursements (RUBS)',121404,133870,146225,151388,154472,151388,''),L_('Parking / Garage',38160,39240,40980,41715,42300,41715,''),L_('Laundry / Vending',9412,9064,8730,8655,8412,8655,''),L_('Pet Income',21870,24305,26115,26930,27204,26930,''),L_('Application & Admin Fees',18640,19915,18220,17745,19860,17745,''),L_('Late Fees / NSF',26112,30844,31290,29874,27348,29874,''),L_('Miscellaneous Other',14276,22908,11834,13016,9080,10000,'Capped; 2023 incl. insurance refund')]
ot=tt('Total Other Income',oi)
egi=tt('Effective Gross Income',[nr,ot],key='total_income',typ='TOTAL')
s.sp()
s.head('Operating Expenses')
ex=[L_('Real Estate Taxes',281344,296180,312964,318226,323880,331400,'2025 proposed bill x 100%'),L_('Property Insurance',71820,94206,118340,127455,131712,126000,'Binder dated 7/1/25'),L_('Water & Sewer',118276,124960,131487,134920,141268,134920,''),L_('Electric & Gas',41390,44718,46205,47316,46048,47316,''),L_('Trash',24310,25872,27404,28116,28416,28116,''),L_('Payroll & Benefits',262108,276394,289715,294882,301944,302400,'$1,800/unit'),L_('Repairs & Maintenance',98744,107316,121082,116890,109216,117600,'$700/unit'),L_('Turnover / Make Ready',46218,49907,44386,47130,52004,50400,'$300/unit'),L_('Contract Services',52416,54860,57322,58144,58560,58144,''),L_('Advertising & Marketing',31205,29880,33416,32708,30512,32708,''),L_('Professional Fees',9418,14206,11350,10872,8640,10872,''),L_('General & Administrative',48722,51318,53904,55266,54732,55266,''),]
E=s.sumof([egi])
mf=L_('Management Fee',*[int(round(v*.03)) for v in (E[0],E[1],E[2],E[3],E[4])],int(round(E[6]*.03)),'3.0% of EGI')
ex.append(mf)
te=tt('Total Operating Expenses',ex,key='total_operating_expenses',typ='TOTAL')
s.sp()
noi=tt('Net Operating Income',[egi,te],signs=[1,-1],key='noi',typ='TOTAL')
rr=s.line('Replacement Reserves',[None,None,None,None,None,300*U,300*U],None,1);rowsinfo[rr]='$300/unit per PCA'
ncf=tt('Net Cash Flow',[noi,rr],signs=[1,-1],key='net_cash_flow',typ='TOTAL')
# NCF adj = UW - T12
s.sp()
s.head('Ratios')
V=lambda i:s.rows[i]['vals']
x=s.line('Expense Ratio',[round(V(te)[c]/V(egi)[c],4) if c!=5 else None for c in range(7)],None,1);rowsinfo[x]=''
y=s.line('Economic Vacancy',[round(-sum(V(i)[c] for i in pg[1:])/V(pg[0])[c],4) if c!=5 else None for c in range(7)],None,1);rowsinfo[y]=''
ds=s.line('Annual Debt Service (Proposed)',[None]*6+[1017974],None,1);rowsinfo[ds]='$14.6MM, 5.71%, 30-yr amort.'
d=s.line('DSCR (NCF)',[None]*6+[round(V(ncf)[6]/1017974,2)],None,1);rowsinfo[d]=''
print(V(noi),V(ncf),V(d))
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}')
n=wb.add_worksheet('Deal Info');w=wb.add_worksheet('Spread')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
bt=F(bold=True);n.set_column(0,0,24);n.set_column(1,1,46)
for i,(a,b) in enumerate([('Borrower','Copper Mill Partners LP'),('Property','Copper Mill Apartments'),('Units',168),('Location','Cobb Ridge, TN'),('Year Built','1998 / reno 2016'),('Analyst','TR'),('Reviewed','Pending'),('Spread Date','09/22/2025'),('Program','Conventional 10-yr fixed')]):
    n.write(i,0,a,bt);n.write(i,1,b,F(align='left'))
w.merge_range(0,1,0,12,'Copper Mill Apartments',F(bold=True).__class__ and wb.add_format({'bold':True,'font_size':14,'font_name':'Calibri'}))
w.write(1,1,'Operating Statement Analysis - Historical and Underwritten',F(italic=True));w.write(1,11,'Units:',F(align='right'));w.write(1,12,U,F(align='left'))
navy=dict(bold=True,bg_color='#203864',font_color='white',align='center',border=1,text_wrap=True,valign='vcenter')
w.merge_range(3,2,3,6,'Historical Operating Statements',F(**navy));w.merge_range(3,7,3,10,'Lender Underwriting',F(**{**navy,'bg_color':'#7f6000'}))
H=['FYE\n12/31/2022','FYE\n12/31/2023','FYE\n12/31/2024','T-12\n8/31/2025','T-3\nAnnualized','Lender\nAdj.','Underwritten','Per\nUnit','% of\nEGI','Comments']
w.set_row(4,28)
for i,h in enumerate(H):w.write(4,2+i,h,F(**navy))
w.write(4,1,'',F(**navy))
NF='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
base={}
r=5;pos={}
rr_=r
for k in s.lay:
    if k is not None:pos[k]=rr_
    rr_+=1
for k in s.lay:
    if k is None:r+=1;continue
    q=s.rows[k]
    if q['typ']=='HEADING':
        w.write(r,1,q['label'],F(bold=True,underline=1));r+=1;continue
    pc=q['label'] in('Expense Ratio','Economic Vacancy');dd=q['label'].startswith('DSCR')
    tot=bool(q['foots']);fm=dict(num_format='0.0%' if pc else '0.00x' if dd else NF)
    if tot:fm.update(bold=True,top=1,bg_color='#e7e6e6' if q['typ']!='TOTAL' else '#d9e1f2')
    lf=F(bold=True,top=1,bg_color=fm['bg_color']) if tot else F(indent=1)
    w.write(r,1,q['label'],lf);w.write(r,0,r-4 if not tot else '',F(font_color='#999999'))
    for c,v in enumerate(q['vals']):
        f=dict(fm)
        if c in(0,1,2,3,4) and not tot and not pc:f['font_color']='#0000ff'
        f=F(**f)
        if v is None:
            if tot or c==5 and not pc and not dd:w.write_blank(r,2+c,None,f)
            continue
        if tot:
            if c==5:w.write_formula(r,7,f'={rc(r,8)}-{rc(r,5)}',f,v)
            elif q['signs']:
                a,b=q['foots'];w.write_formula(r,2+c,f'={rc(pos[a],2+c)}-{rc(pos[b],2+c)}',f,v)
            else:
                it=q['foots'];ps=[pos[i] for i in it]
                fo=f'=SUM({rc(ps[0],2+c)}:{rc(ps[-1],2+c)})' if ps[-1]-ps[0]==len(ps)-1 else '='+'+'.join(rc(z,2+c) for z in ps)
                w.write_formula(r,2+c,fo,f,v)
        elif c==5 and not pc and q['label']!='Replacement Reserves':w.write_formula(r,7,f'={rc(r,8)}-{rc(r,5)}',f,v)
        else:w.write(r,2+c,v,f)
    if not pc and not dd:
        u=q['vals'][6]
        pf={kk:vv for kk,vv in fm.items() if kk!='num_format'}
        w.write(r,9,round(u/U,0),F(num_format='#,##0_);(#,##0)',**pf));w.write(r,10,u/V(egi)[6],F(num_format='0.0%',**pf))
    if rowsinfo.get(k):w.write(r,11,rowsinfo[k],F(italic=True,font_color='#595959'))
    r+=1
w.set_column(0,0,3);w.set_column(1,1,31);w.set_column(2,8,12);w.set_column(9,10,8);w.set_column(11,11,44)
w.hide_gridlines(2);w.set_landscape();w.fit_to_pages(1,1);w.freeze_panes(5,2);w.activate()
wb.close()
save(name,[s],'MULTIFAMILY','OPERATING_STATEMENT',"Lender's spreading sheet: three years, T-12, T-3, adjustment and underwriting columns, grouped headers, comments",True)
