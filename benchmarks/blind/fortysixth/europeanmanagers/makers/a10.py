from h import *
import xlwt
rnd=random.Random(1010); N='CC_Puerta_Levante_2024_quarterly.xls'
s=S('Quarterly Operating Statement 2024','Centro Comercial Puerta de Levante','2024-01-01','2024-12-31',['Q1 2024','Q2 2024','Q3 2024','Q4 2024','FY 2024','Budget FY 2024','Variance'],
 lambda b,c:b[:4]+[sum(x or 0 for x in b[:4]),b[4],sum(x or 0 for x in b[:4])-(b[4] or 0)],r=0,sheet='P&L')
def q(x,sea=(1,1,1,1),n=.04): 
    v=[round(x*k*(1+rnd.uniform(-n,n))) for k in sea]; return v+[round(x*4,-2)]
s.h('REVENUE')
a=[s.l('Minimum guaranteed rent (MGR)',[1184300,1186120,1201450,1206900,4772000]),s.l('Turnover rent',[None,None,None,84610,70000]),s.l('Rent discounts (bonificaciones)',[-38200,-36150,-31400,-29800,-130000]),s.l('Mall income & temporary leasing',q(41000,(.8,.95,.9,1.4))),s.l('Parking',q(22500,(.9,1,1.15,1.2)))]
g=s.t('Gross rents',a)
r=[s.l('Common charges recharged',q(342000,n=.01)),s.l('IBI recharged',[None,None,198300,None,196000]),s.l('Marketing fund',q(39000,n=.01)),s.l('Other recharges',q(8700,n=.2))]
rr=s.t('Total recharges',r)
I=s.t('TOTAL REVENUE',[g,rr],'TOTAL',key='total_income')
s.h('OPERATING EXPENSES')
c=[s.l('Security',q(84000,n=.02)),s.l('Cleaning & waste',q(76500,n=.03)),s.l('Energy',q(98000,(1,.9,1.25,.95))),s.l('Maintenance',q(61000,n=.1)),s.l('Management team & administration',q(48500,n=.02))]
c1=s.t('Common area costs',c)
o=[s.l('IBI (property tax)',[None,None,211400,None,209000]),s.l('Insurance',[61250,None,None,None,61000]),s.l('Vacant unit costs',q(27300,n=.1)),s.l('Marketing',q(44500,(.7,.9,.8,1.6))),s.l('Property management fee',q(46200,n=.01)),s.l('Letting fees',q(15600,n=.6)),s.l('Bad debt',q(6900,n=.9)),s.l('Legal & notary',q(5200,n=.5))]
o1=s.t('Owner costs',o)
E=s.t('TOTAL OPERATING EXPENSES',[c1,o1],'TOTAL',key='total_operating_expenses')
n=s.t('NET OPERATING INCOME',[I,E],'TOTAL',neg=(E,),key='noi')
cx=[s.l('Capital expenditure',[24100,118750,9300,46200,220000],lvl=0),s.l('Debt service',[388400,386950,385500,384050,1545000],lvl=0)]
s.t('NET CASH FLOW',[n]+cx,'TOTAL',neg=cx,key='net_cash_flow')
# planted: Q2 of common area costs printed with two digits swapped
v=s.rows[c1]['values']; ok=v[1]; t=list(str(ok)); 
k=next(i for i in range(1,len(t)-1) if t[i]!=t[i+1]); t[k],t[k+1]=t[k+1],t[k]; v[1]=int(''.join(t))
s.planted=dict(what=f"'Common area costs' Q2 2024 printed {v[1]} where its lines add to {int(ok)} (all other totals use the right sum)",kind='total_wrong',row=c1,column=1,correct=ok)
wb=xlwt.Workbook(); w=wb.add_sheet('P&L'); ef=xlwt.easyxf
w.write(0,0,'Centro Comercial Puerta de Levante, Elche',ef('font: name Tahoma, bold on, height 240')); w.write(1,0,'Quarterly Operating Statement 2024',ef('font: name Tahoma, height 200')); w.write(2,0,'Euros, net of IVA',ef('font: name Tahoma, italic on, height 160'))
hs=ef('font: name Tahoma, bold on, height 160; align: horiz center, vert center, wrap on; pattern: pattern solid, fore_colour pale_blue; borders: bottom thin, top thin')
w.write_merge(4,5,0,0,'Concept',hs); w.write_merge(4,4,1,4,'Actual 2024',hs)
for i,t in enumerate(['Q1','Q2','Q3','Q4']): w.write(5,1+i,t,hs)
for i,(a_,b_) in enumerate([('Actual','FY 2024'),('Budget','FY 2024'),('Variance','EUR'),('Variance','%')]): w.write(4,5+i,a_,hs); w.write(5,5+i,b_,hs)
R=6
for x in s.rows:
    b='bold on, ' if x['typ']!='LINE' else ''; tot='; borders: top thin'+(', bottom thin; pattern: pattern solid, fore_colour ice_blue' if x['typ']=='TOTAL' else '') if x['items'] else ''
    w.write(R,0,('   ' if x['typ']=='LINE' and x['lvl'] else '')+x['label'],ef(f'font: name Tahoma, {b}height 160'+tot))
    if x['typ']!='HEADING':
        sf=ef(f'font: name Tahoma, {b}height 160'+tot,num_format_str='#,##0;-#,##0;0')
        for i,z in enumerate(x['values']):
            if z is None: w.write(R,1+i,'',sf)
            else: w.write(R,1+i,z,sf)
        bu=x['values'][5]
        if bu: w.write(R,8,x['values'][6]/abs(bu),ef(f'font: name Tahoma, {b}height 160'+tot,num_format_str='0.0%'))
    R+=1
w.col(0).width=9500
for i in range(1,9): w.col(i).width=3400
w.set_portrait(False); w.fit_width_to_pages=1; w.set_fit_num_pages(1) if hasattr(w,'set_fit_num_pages') else None
s.cols[:4]=['Actual 2024 Q1','Actual 2024 Q2','Actual 2024 Q3','Actual 2024 Q4']; s.cols[4:]=['Actual FY 2024','Budget FY 2024','Variance EUR']
wb.save(doc(N)); save(N,[s],'RETAIL','OPERATING_STATEMENT','xls quarterly with full-year budget and variance; total_wrong planted')
