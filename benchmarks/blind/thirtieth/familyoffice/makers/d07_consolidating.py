"""Family-office consolidating statement of operations by entity (workbook by the controller). xlsxwriter, formulas with cached values, spacer and hidden columns."""
import random,os,xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
from lib import *
R=random.Random(30707)
NAME='KLF Fund II consolidating ops 2024.xlsx'
ENT=['Alder Ridge Apts','Pinion Flats','Whitlow Crossing','Sorrel Creek MOB','KC Parking','Fund Level']
cols=ENT+['Combined','Eliminations','Consolidated']
s=St('Consolidating Statement of Operations','KLF Real Estate Fund II, LP','2024-01-01','2024-12-31',cols,sheet='Consol IS')
s.dash_zero=True
def L(label,v,elim=0,**k):
    v=[float(x) for x in v];cmb=sum(v);return s.l(label,v+[cmb,float(elim),cmb+elim],lvl=1,**k)
J=lambda *v:[round(x*R.uniform(.97,1.03)) if x else 0 for x in v]
s.h('REVENUES')
a=[L('Residential rents',J(796400,531200,0,0,0,0)),L('Commercial base rents',J(0,0,678600,1082300,0,0)),L('Tenant recoveries',J(0,0,214900,331400,0,0)),L('Parking revenue',J(8600,0,0,12400,684500,0)),L('Utility reimbursements',J(45900,31800,0,0,0,0)),L('Other property income',J(24300,11700,19700,6800,1900,0)),L('Management fee income - affiliates',[0,0,0,0,0,148920],-148920),L('Vacancy and concessions',[-8140,-12960,-7014,-15000,0,0])]
ti=s.t('Total revenues',a,type='TOTAL',key='total_income')
s.h('PROPERTY OPERATING EXPENSES')
fee=[41280,28610,36768,0,42262,0]
a=[L('Payroll and benefits',J(57100,38400,0,43800,84100,0)),L('Repairs and maintenance',J(88600,54100,92600,104200,21400,0)),L('Utilities',J(94100,61300,28200,121800,9600,0)),L('Property taxes',J(126700,82400,87400,115700,61200,0)),L('Insurance',J(36900,25100,22900,26100,9800,0)),L('Management fees - affiliates',fee,-148920),L('Management fees - third party',J(0,0,0,46300,0,0)),L('Marketing and leasing',J(9100,6700,2100,0,4400,0)),L('Bad debt expense',J(6100,8200,0,0,0,0)),L('General and administrative',J(11700,8800,6600,9200,12700,0))]
te=s.t('Total property operating expenses',a,type='TOTAL',key='total_operating_expenses')
print('fees',sum(fee))
noi=s.t('NET OPERATING INCOME',[ti,te],[1,-1],'TOTAL',key='noi')
s.h('FUND AND OWNERSHIP EXPENSES')
a=[L('Asset management fee',[0,0,0,0,0,96000]),L('Audit and tax',[0,0,4200,3800,0,38750]),L('Legal and professional',J(1200,0,1900,0,700,22100))]
tf=s.t('Total fund and ownership expenses',a)
s.h('OTHER (INCOME) AND EXPENSE')
a=[L('Interest expense - mortgages',J(142100,98300,152500,211400,0,0)),L('Interest on member loan',[0,0,0,0,31500,0],-31500),L('Interest income - member loan',[0,0,0,0,0,-31500],31500),L('Interest income - banks',[-74,-41,-190,-9936,-310,-18222]),L('Depreciation and amortization',J(211900,148600,125000,310700,18300,0))]
to=s.t('Total other (income) and expense',a)
ni=s.t('NET INCOME (LOSS)',[noi,tf,to],[1,-1,-1],'TOTAL',key='net_income')
assert s.rows[ti]['v'][7]==-148920 and sum(fee)==148920
# draw
wb=xlsxwriter.Workbook(os.path.join(DOC,NAME));cv=wb.add_worksheet('Cover')
import datetime
wb.set_properties({'created':datetime.datetime(2025,3,20)})
B=wb.add_format({'bold':1,'font_name':'Calibri','font_size':16});cv.hide_gridlines(2)
cv.write('B4','KLF Real Estate Fund II, LP',B);cv.write('B5','Consolidating package - year ended December 31, 2024');cv.write('B7','Tab');cv.write('C7','Content')
for i,(x,y) in enumerate([('Consol IS','Consolidating statement of operations'),('Elim support','Intercompany tie-out')]): cv.write(8+i,1,x);cv.write(8+i,2,y)
cv.set_column('B:B',18)
w=wb.add_worksheet('Consol IS');w.hide_gridlines(2)
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
NF='#,##0_);(#,##0);"-"_)'
w.merge_range(0,0,0,13,'KLF REAL ESTATE FUND II, LP AND SUBSIDIARIES',F(bold=1,align='center'))
w.merge_range(1,0,1,13,'Consolidating Statement of Operations',F(bold=1,align='center'))
w.merge_range(2,0,2,13,'For the Year Ended December 31, 2024   (unaudited - whole dollars)',F(italic=1,align='center'))
CP=[2,3,4,5,6,7,9,11,13]  # spacer cols B(1), I(8), K(10), M(12)
w.set_column(0,0,36);w.set_column(1,1,8,None,{'hidden':1})
for c in CP: w.set_column(c,c,12.5)
for c in (8,10,12): w.set_column(c,c,1.2)
hd=F(bold=1,align='center',text_wrap=1,bottom=1,valign='bottom')
w.merge_range(4,2,4,3,'Residential',F(bold=1,align='center',bottom=1,bg_color='#DDEBF7'))
w.merge_range(4,4,4,5,'Commercial',F(bold=1,align='center',bottom=1,bg_color='#E2EFDA'))
w.merge_range(4,6,4,7,'Other',F(bold=1,align='center',bottom=1,bg_color='#FFF2CC'))
for c,q in zip(CP,['Alder Ridge\nApts','Pinion\nFlats','Whitlow\nCrossing','Sorrel Creek\nMOB','KC\nParking','Fund\nLevel','Combined','Eliminations','Consolidated']): w.write(5,c,q,hd)
w.set_row(5,27);w.write(5,1,'TB ref',hd)
r0=6;pos={};row=r0
for i,r in enumerate(s.rows):
    if r['type']=='HEADING' and i: row+=1
    pos[i]=row
    bold=r['type']!='LINE'
    w.write(row,0,r['label'],F(bold=bold,indent=r['lvl']))
    if r['type']=='LINE': w.write(row,1,R.randint(1000,9999),F())
    if r['type']!='HEADING':
        k={'num_format':NF}
        if bold:k.update(bold=1,top=1)
        if i in(noi,ni):k.update(bottom=6)
        f=F(**k)
        for j,c in enumerate(CP):
            v=r['v'][j]
            if r['type']!='LINE':
                fx='='+'+'.join(('' if g>0 else '-')+rc(pos[q],c) for q,g in zip(r['items'],r['signs'])).replace('+-','-')
                if len(r['items'])>3: fx=f"=SUM({rc(pos[r['items'][0]],c)}:{rc(pos[r['items'][-1]],c)})"
                w.write_formula(row,c,fx,f,v)
            elif j==6: w.write_formula(row,c,f'=SUM({rc(row,2)}:{rc(row,7)})',f,v)
            elif j==8: w.write_formula(row,c,f'={rc(row,9)}+{rc(row,11)}',f,v)
            else: w.write(row,c,v,f)
    row+=1
w.write(row+1,0,'Sorrel Creek is managed by an unaffiliated firm; see Elim support for the intercompany tie-out.',F(italic=1))
w.freeze_panes(6,2);w.set_landscape();w.fit_to_pages(1,1);w.print_area(0,0,row+1,13)
e=wb.add_worksheet('Elim support')
e.write_row(0,0,['Intercompany item','Debit','Credit','Checked by'])
e.write_row(1,0,['Affiliate management fees',148920,148920,'TB']);e.write_row(2,0,['Interest on member loan 6.3% x 500,000',31500,31500,'TB']);e.set_column(0,0,38)
w.activate();wb.close()
save(NAME,[s],'MIXED_USE','OPERATING_STATEMENT','controller consolidating workbook, entity columns with group header, spacer and hidden columns, eliminations, cover and support tabs',True)
