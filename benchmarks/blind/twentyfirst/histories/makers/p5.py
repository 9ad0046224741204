from tr import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4,landscape
s=S('Receipts and Payments Account (cash flow statement)','St Osyth’s Almshouses',['2024/25 £','2023/24 £'],'2024-04-06','2025-04-05')
h1=s.H('RECEIPTS')
r=[s.L(*x) for x in [('Residents’ weekly maintenance contributions',[61448.00,58136.50]),('Guest room',[735.00,610.00]),('Laundry tokens',[418.50,396.00]),('Investment dividends',[9214.67,8870.12]),('Deposit account interest',[1306.24,1118.93]),('Donations and legacies',[2150.00,525.00]),('Parish Lands Charity grant',[0,7500.00])]]
tr=s.T('Total receipts',r,'SUBTOTAL')
ob24=38662.81
pay=[('Clerk’s and warden’s salaries',[21306.40,20454.18]),('Gas and electricity',[7918.33,8642.07]),('Water',[2266.90,2104.75]),('Council tax (void dwellings)',[311.20,0]),('Insurance',[4127.55,3782.16]),('Gardening',[2860.00,2740.00]),('Repairs and decorations',[11483.62,9217.44]),('Roof works – north range',[14850.00,0]),('Lift and alarm contracts',[1944.00,1896.00]),('Almshouse Association subscription',[268.00,256.00]),('Independent examiner',[690.00,660.00]),('Postage, telephone, sundries',[517.29,488.63])]
tp24=round(sum(x[1][1] for x in pay),2); tr24=s.v(tr)[1]; ob25=round(ob24+tr24-tp24,2)
ob=s.L('Bank balances brought forward',[ob25,ob24]); tt=s.T('TOTAL',[tr,ob])
h2=s.H('PAYMENTS'); p=[s.L(*x) for x in pay]; tp=s.T('Total payments',p,'SUBTOTAL')
cb=s.L('Bank balances carried forward',[round(s.v(tt)[k]-s.v(tp)[k],2) for k in(0,1)]); t2=s.T('TOTAL',[tp,cb]); assert s.v(t2)==s.v(tt)
C=Canvas(B+'documents/st_osyth_rp.pdf',pagesize=landscape(A4))
C.setFont('Times-Bold',15); C.drawCentredString(421,548,'ST OSYTH’S ALMSHOUSES'); C.setFont('Times-Italic',10); C.drawCentredString(421,533,'Registered charity no. 200418-X'); C.setFont('Times-Bold',12.5); C.drawCentredString(421,510,'Receipts and Payments Account'); C.setFont('Times-Roman',11); C.drawCentredString(421,495,'for the year ended 5 April 2025')
def side(x0,a,b,lines,tot):
    y=462; C.setFont('Times-Bold',10.5); C.drawString(x0,y,s.rows[a]['label']); C.drawRightString(x0+285,y,'2024/25');C.drawRightString(x0+360,y,'2023/24'); y-=13; C.drawRightString(x0+285,y,'£');C.drawRightString(x0+360,y,'£'); y-=18
    for i in range(a+1,b):
        q=s.rows[i]
        if q['label']=='TOTAL' or q['label'].startswith('Bank bal'): pass
        if q['label'].startswith('Total'): y=212
        if q['label']=='TOTAL': y=166
        C.setFont('Times-Bold' if q['rowType']!='LINE' else 'Times-Roman',10.5); C.drawString(x0,y,q['label'])
        for x,v in zip((285,360),q['values']):
            C.drawRightString(x0+x,y,par(v,2,'—'))
            if 'footsFrom' in q: C.line(x0+x-58,y+11,x0+x,y+11)
            if q['label']=='TOTAL': C.line(x0+x-58,y-3,x0+x,y-3);C.line(x0+x-58,y-5,x0+x,y-5)
        y-=18.5
side(45,h1,h2,0,0); side(440,h2,len(s.rows),0,0)
C.line(421,475,421,155)
C.setFont('Times-Roman',9.5); C.drawString(45,128,'Balances are held at the CAF current account and the COIF deposit fund. The almshouses (16 dwellings) and the permanent endowment are listed in the'); C.drawString(45,115,'statement of assets and liabilities overleaf. Approved by the trustees on 9 June 2025.'); C.save()
for q in s.rows: q['values']=[None if v==0 else v for v in q['values']]
save('st_osyth_rp.pdf',[s],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','two-sided receipts and payments account','two tables side by side, continuing totals')
