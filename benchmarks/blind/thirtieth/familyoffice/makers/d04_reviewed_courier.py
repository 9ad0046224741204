"""Reviewed statement of revenues and expenses in typewriter face with inner and outer money columns. PyMuPDF."""
import random,os,fitz
from lib import *
NAME='hollister_reviewed_stmt_rev_exp_FYE063024.pdf'
R=random.Random(30404)
s=St('Statement of Revenues and Expenses','Hollister Street Properties, LLC','2023-07-01','2024-06-30',['Year Ended June 30, 2024'])
def n(a): return [round(a*R.uniform(.93,1.07))]
s.h('REVENUES');
s.h('Apartment Operations',lvl=1)
a=[s.l('Rents - 1408 Hollister (12 units)',n(171300),lvl=2),s.l('Rents - 1422 Hollister (8 units)',n(108900),lvl=2),s.l('Laundry and vending',n(4870),lvl=2)]
b1=s.t('Total apartment operations',a,lvl=1)
s.h('Storefront Operations',lvl=1)
a=[s.l('Base rents',n(96400),lvl=2),s.l('Tenant reimbursements',n(21750),lvl=2),s.l('Percentage rents',n(3120),lvl=2)]
b2=s.t('Total storefront operations',a,lvl=1)
o=s.l('Billboard rental',[6000],lvl=1);o2=s.l('Late charges and miscellaneous',n(2215),lvl=1)
ti=s.t('Total revenues',[b1,b2,o,o2],type='TOTAL',key='total_income')
s.h('OPERATING EXPENSES');subs=[]
def sec(n_,ls,end):
    s.h(n_,lvl=1);i=[s.l(q,n(v) if not isinstance(v,list) else v,lvl=2) for q,v in ls];subs.append(s.t(end,i,lvl=1))
sec('Occupancy',[('Real estate taxes',62214),('Insurance - property and liability',31480),('Gas and electric',17930),('Water, sewer and storm water fees',15122),('Refuse removal',6240)],'Total occupancy')
sec('Repairs and Maintenance',[('Building repairs',23310),('Elevator contract',[4284]),('Heating and air conditioning',8790),('Painting and decorating',9115),('Snow plowing and grounds',7402),('Exterminating',1560),('Supplies',3318)],'Total repairs and maintenance')
sec('Personnel',[('Superintendent salary',[38500]),('Payroll taxes',[2945]),('Employee apartment allowance',[9600])],'Total personnel')
sec('General and Administrative',[('Management fee - Quill & Harbor Mgmt',20310),('Accounting and review fees',[8750]),('Legal',2890),('Advertising',1140),('Bank charges',318),('City rental licenses',[1450]),('Bad debts',4105)],'Total general and administrative')
te=s.t('Total operating expenses',subs,type='TOTAL',key='total_operating_expenses')
noi=s.t('INCOME FROM OPERATIONS',[ti,te],[1,-1],'TOTAL',key='noi')
s.h('OTHER INCOME (EXPENSE)')
o=[s.l('Interest income',[1187],lvl=1),s.l('Insurance recovery - water loss',[12640],lvl=1),s.l('Interest expense - mortgages',[-58316],lvl=1),s.l('Depreciation',[-71940],lvl=1),s.l('Amortization of loan costs',[-1850],lvl=1)]
to=s.t('Total other income (expense)',o)
s.t('NET INCOME',[noi,to],type='TOTAL',key='net_income')
d=fitz.open();
FN,FB='cour','cobo'
def page():
    p=d.new_page(width=612,height=792)
    y=62
    for q in ['HOLLISTER STREET PROPERTIES, LLC','STATEMENT OF REVENUES AND EXPENSES','FOR THE YEAR ENDED JUNE 30, 2024'+('' if len(d)==1 else ' (CONTINUED)')]:
        p.insert_text((306-len(q)*3,y),q,fontname=FB if y<63 else FN,fontsize=10);y+=13
    p.insert_text((478,y+8),'PERCENT OF',fontname=FN,fontsize=9);p.insert_text((483,y+18),'REVENUES',fontname=FN,fontsize=9)
    p.draw_line((66,y+23),(546,y+23),width=.4)
    p.insert_text((306-43*2.7,766),"SEE INDEPENDENT ACCOUNTANT'S REVIEW REPORT.",fontname=FN,fontsize=9)
    p.insert_text((540,766),str(len(d)+2),fontname=FN,fontsize=9)
    return p,y+38
p,y=page()
def R_(x,y,t,f=FN): p.insert_text((x-len(t)*5.7,y),t,fontname=f,fontsize=9.5)
def f(v): return f'({-v:,.0f})' if v<0 else f'{v:,.0f} '
tot=s.rows[ti]['v'][0];first=True
for k,r in enumerate(s.rows):
    if r['label'] in('Personnel',): p,y=page()
    top=r['lvl']==0
    if top and y>130: y+=6
    ff=FB if r['type']=='TOTAL' else FN
    p.insert_text((66+14*r['lvl'],y),r['label'],fontname=ff,fontsize=9.5)
    if r['type']!='HEADING':
        v=r['v'][0];inner=r['type']=='LINE' and r['lvl']==2 or (s.rows[k]['type']=='LINE' and k in o)
        x=372 if inner else 462
        R_(x,y,('$' if first or r['label'].startswith(('NET','INCOME')) else '')+f(v),ff);first=False
        if not inner:
            R_(540,y,f'{100*v/tot:.1f}%' if v>=0 else f'({-100*v/tot:.1f})%')
        if r['type']!='LINE':
            p.draw_line(((372 if r['type']=='SUBTOTAL' and r['lvl']==1 or k>o[0] and r['type']=='SUBTOTAL' else 462)-62,y-9.5),((372 if r['type']=='SUBTOTAL' else 462)-3,y-9.5),width=.5)
        if r['label']=='NET INCOME':
            for q in (3,5): p.draw_line((400,y+q),(459,y+q),width=.5)
    y+=12.6
    if r['type'] in('SUBTOTAL','TOTAL'): y+=5
d.save(os.path.join(DOC,NAME),no_new_id=True)
save(NAME,[s],'MIXED_USE','OPERATING_STATEMENT','accountants reviewed statement, typewriter face, inner column for details and outer for totals, percent of revenues on totals only, two pages',True)
