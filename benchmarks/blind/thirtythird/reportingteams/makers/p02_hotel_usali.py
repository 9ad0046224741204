from core import *
from reportlab.pdfgen import canvas
R=random.Random(202)
cols=['October 2025 Actual','October 2025 Budget','October 2025 Last Year','YTD Actual','YTD Budget','YTD Last Year']
s=St('Summary Operating Statement','Meridian Quay Hotel','2025-01-01','2025-10-31',cols,dec=0)
rooms=248; av=[rooms*31]*3+[rooms*304]*3; av[5]=rooms*304
occ=[.812,.80,.786,.764,.758,.742]; adr=[231.4,228,219.7,214.9,214,206.3]
sold=[round(a*o) for a,o in zip(av,occ)]; rev=[round(n*x) for n,x in zip(sold,adr)]
s.h('STATISTICS')
s.l('Rooms Available',av,lvl=1,raw=True); s.l('Rooms Sold',sold,lvl=1,raw=True)
io=s.l('Occupancy %',[round(n/a,3) for n,a in zip(sold,av)],raw=True)
ia=s.l('Average Daily Rate',[round(x/n,2) for n,x in zip(sold,rev)],raw=True)
ir=s.l('RevPAR',[round(x/a,2) for a,x in zip(av,rev)],raw=True)
def D(x,f=.05): return [round(r*x*(1+R.uniform(-f,f))) for r in rev]
s.h('OPERATING REVENUE')
r=[s.l('Rooms',rev)]+[s.l(n,D(x)) for n,x in [('Food and Beverage',.318),('Other Operated Departments',.047),('Miscellaneous Income',.018)]]
tr=s.t('TOTAL OPERATING REVENUE',r,lvl=0,key='total_income',T='TOTAL')
s.h('DEPARTMENTAL EXPENSES')
d=[s.l(n,D(x)) for n,x in [('Rooms',.252),('Food and Beverage',.231),('Other Operated Departments',.031)]]
td=s.t('TOTAL DEPARTMENTAL EXPENSES',d,lvl=0)
dp=s.t('TOTAL DEPARTMENTAL PROFIT',[tr,td],[1,-1],lvl=0,T='TOTAL')
s.h('UNDISTRIBUTED OPERATING EXPENSES')
u=[s.l(n,D(x)) for n,x in [('Administrative and General',.098),('Information and Telecommunications Systems',.019),('Sales and Marketing',.091),('Property Operation and Maintenance',.052),('Utilities',.043)]]
tu=s.t('TOTAL UNDISTRIBUTED EXPENSES',u,lvl=0)
gop=s.t('GROSS OPERATING PROFIT',[dp,tu],[1,-1],lvl=0,T='TOTAL')
mf=s.l('MANAGEMENT FEES',[round(s.rows[tr]['b'][i]*.03) for i in range(6)],lvl=0)
ib=s.t('INCOME BEFORE NON-OPERATING INCOME AND EXPENSES',[gop,mf],[1,-1],lvl=0,T='TOTAL')
s.h('NON-OPERATING INCOME AND EXPENSES')
n0=[s.l('Income',[-round(x*R.uniform(.9,1.1)) for x in (4200,4000,3900,41800,40000,39100)])]+[s.l(n,D(x,.02)) for n,x in [('Rent',.011),('Property and Other Taxes',.054),('Insurance',.021),('Other',.004)]]
tn=s.t('TOTAL NON-OPERATING INCOME AND EXPENSES',n0,lvl=0)
eb=s.t('EBITDA',[ib,tn],[1,-1],lvl=0,T='TOTAL')
rr=s.l('FF&E REPLACEMENT RESERVE',[round(s.rows[tr]['b'][i]*.04) for i in range(6)],lvl=0)
s.t('NET OPERATING INCOME (EBITDA LESS RESERVE)',[eb,rr],[1,-1],lvl=0,key='noi',T='TOTAL')
W,H=1008,612; c=canvas.Canvas(DOC+'Meridian_Quay_Oct25_SOS.pdf',pagesize=(W,H))
c.setFillColorRGB(.1,.22,.36); c.rect(0,H-52,W,52,stroke=0,fill=1); c.setFillColorRGB(1,1,1)
c.setFont('Times-Bold',17); c.drawCentredString(W/2,H-24,'MERIDIAN QUAY HOTEL'); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-42,'Summary Operating Statement  -  Period Ended October 31, 2025')
c.setFillColorRGB(0,0,0)
XL=[92,134,208,250,324,366]; XR=[W-342+18,W-300+18,W-226+18,W-184+18,W-110+18,W-68+18]
c.setFont('Times-Bold',10); c.drawCentredString(220,H-72,'CURRENT MONTH'); c.drawCentredString(W-205,H-72,'YEAR TO DATE')
c.line(30,H-76,370,H-76); c.line(W-385,H-76,W-40,H-76); c.setFont('Times-Bold',8.5)
for X in (XL,XR):
    for x,t in zip(X,['Actual','%','Budget','%','Last Year','%']): c.drawRightString(x,H-87,t)
y=H-101
for i,q in enumerate(s.rows):
    b=q['t'] in('TOTAL','SUBTOTAL','HEADING') or q['lvl']==0
    if q['t']=='HEADING': y-=4
    c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
    if q['t']=='TOTAL':
        c.setFillColorRGB(.9,.92,.95); c.rect(26,y-3,W-58,12,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
    if len(q['label'])>44: c.setFont('Times-Bold',7.4)
    c.drawCentredString(W/2-1,y,q['label']); c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
    if q['v']:
        for j,v in enumerate(q['v']):
            X=XL if j<3 else XR; k=(j%3)*2
            if i==io: t=f'{v*100:.1f}%'
            elif i in(ia,ir): t=f'${v:,.2f}'
            else: t=par(v,0,cur='$' if q['t']=='TOTAL' and i in(tr,eb) else '')
            c.drawRightString(X[k],y,t)
            if not q['raw']: c.setFont('Times-Italic',7.5); c.drawRightString(X[k+1],y,par(v/s.rows[tr]['v'][j]*100,1)); c.setFont('Times-Bold' if b else 'Times-Roman',8.6)
    y-=12.1
c.setFont('Times-Italic',7.5); c.drawString(30,26,'Prepared in accordance with the Uniform System of Accounts for the Lodging Industry. Percentages are to Total Operating Revenue. Unaudited - for owner use only.')
c.drawRightString(W-40,26,'Tidewater Hospitality Management, LLC'); c.save()
print('y',y)
save('Meridian_Quay_Oct25_SOS.pdf',s,'HOSPITALITY','OPERATING_STATEMENT','USALI summary, label column in the middle between month and year blocks',True)
