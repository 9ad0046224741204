# Propertyware owner packet: p1 income statement (month / YTD), p2 owner cash report
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
P='2216 Calloway Dr'
s=St('Owner Income Statement',P,'2025-08-01','2025-08-31',['August 2025','Year to Date'],page=1)
L=s.l
s.h('Revenue')
I=s.t('Total Revenue',[L('Rental Income',[2395,19160]),L('Lawn Care Fee',[55,440]),L('Late Charges',[0,119.75]),L('Utility Reimbursement - Water',[48.17,362.9])],0,'TOTAL','total_income')
s.h('Operating Expenses')
E=s.t('Total Operating Expenses',[L('Management Fee (8%)',[191.6,1532.8]),L('Lease Renewal Fee',[0,250]),L('HVAC Repair',[418.5,418.5]),L('Appliance Repair',[0,164.22]),L('Lawn Service',[90,630]),L('Pest Control',[45,360]),L('Water / Sewer',[48.17,362.9]),L('HOA Dues',[0,390]),L('Inspection Fee',[75,150])],0,'TOTAL','total_operating_expenses')
N=s.t('Net Operating Income',[I,~E],0,'TOTAL','noi')
s.h('Non-Operating')
D=s.t('Total Non-Operating',[L('Mortgage Interest',[611.03,4931.58]),L('Water Heater Replacement',[0,1385])],0)
s.t('Net Income',[N,~D],0,'TOTAL','net_income')
q=St('Owner Cash Report (cash flow statement)',P,'2025-08-01','2025-08-31',['Amount'],page=2)
b=q.l('Beginning Cash Balance - 08/01/2025',[1306.44],0)
q.h('Cash In')
ci=q.t('Total Cash In',[q.l('Rent received - tenant',[2395]),q.l('Lawn care fee received',[55]),q.l('Water reimbursement received',[48.17]),q.l('Prepaid rent - September (partial)',[600]),q.l('Security deposit top-up',[250]),q.l('Owner contribution',[0])])
q.h('Cash Out')
co=q.t('Total Cash Out',[q.l('Operating bills paid',[-676.67]),q.l('Management fee paid',[-191.6]),q.l('Mortgage payment from account (P&I)',[-1084.9]),q.l('Transfer to deposit trust account',[-250]),q.l('Owner distribution - ACH 08/12',[-900])])
n=q.t('Net Change in Cash',[ci,co],0,'TOTAL','net_cash_flow')
q.t('Ending Cash Balance - 08/31/2025',[b,n],0,'TOTAL')
f='propertyware_owner_packet.pdf';W,H=letter;c=canvas.Canvas(B+'documents/'+f,pagesize=letter)
nav=colors.HexColor('#1f4e6b')
c.setFillColor(nav);c.rect(0,H-72,W,72,stroke=0,fill=1);c.setFillColor(colors.white);c.setFont('Times-Bold',20);c.drawString(40,H-46,'Bluestem Home Rentals')
c.setFont('Times-Roman',9);c.drawRightString(W-40,H-34,'PO Box 4471, Wichita, KS 67201');c.drawRightString(W-40,H-47,'owners@bluestemhomes.example')
c.setFillColor(colors.black);c.setFont('Times-Bold',15);c.drawString(40,H-104,'Owner Income Statement')
c.setFont('Times-Roman',10);c.drawString(40,H-122,'Owner: Vandermolen Family Trust');c.drawString(40,H-136,'Property: 2216 Calloway Dr');c.drawRightString(W-40,H-122,'08/01/2025 - 08/31/2025');c.drawRightString(W-40,H-136,'Cash basis')
y=H-172;c.setFont('Times-Bold',10);c.drawRightString(430,y,'August 2025');c.drawRightString(560,y,'Year to Date');c.setStrokeColor(nav);c.line(40,y-5,570,y-5);y-=22
for w in s.rows:
    t=w['rowType'];c.setFont('Times-Roman' if t=='LINE' else 'Times-Bold',10)
    if t=='HEADING': c.setFillColor(nav);c.drawString(40,y,w['label'].upper());c.setFillColor(colors.black)
    else:
        if t!='LINE': c.setFillColor(colors.HexColor('#e6eef3'));c.rect(40,y-5,530,16,stroke=0,fill=1);c.setFillColor(colors.black)
        c.drawString(58 if t=='LINE' else 44,y,w['label'])
        for x,v in zip((430,560),w['values']): c.drawRightString(x,y,par(v,cur='$'))
        if t!='LINE': y-=6
    y-=17
s_rows=[r if r['rowType']!='HEADING' else r for r in s.rows]
for r_ in s.rows:
    if r_['rowType']=='HEADING': r_['label']=r_['label'].upper()
c.setFont('Times-Italic',8.5);c.drawString(40,60,'HVAC: capacitor and contactor replaced 08/19 (invoice attached in portal).');c.drawString(40,30,'Page 1 of 2');c.showPage()
c.setFont('Times-Bold',15);c.drawCentredString(W/2,H-70,'Owner Cash Report');c.setFont('Times-Roman',10);c.drawCentredString(W/2,H-86,'2216 Calloway Dr  |  August 1 - August 31, 2025')
y=H-130
c.setFont('Times-Bold',10);c.drawRightString(500,y,'Amount');y-=20
for w in q.rows:
    t=w['rowType'];c.setFont('Times-Roman' if t=='LINE' and 'Beginning' not in w['label'] else 'Times-Bold',10.5)
    c.drawString(130 if t=='LINE' and 'Beginning' not in w['label'] else 110,y,w['label'])
    if t!='HEADING':
        c.drawRightString(500,y,par(w['values'][0]))
        if t!='LINE': c.setLineWidth(.6);c.line(430,y+11,500,y+11);y-=8
        if 'Ending' in w['label']: c.line(430,y+4,500,y+4);c.line(430,y+2,500,y+2)
    y-=18
c.setFont('Times-Roman',9);y-=20
for t in ['Minimum balance required on account: $500.00','Security deposits are held in trust and are not part of the balance above.']: c.drawString(110,y,t);y-=13
c.drawString(40,30,'Page 2 of 2');c.save()
save(f,[s,q],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','Propertyware-like owner packet, income statement page and cash report page',False)
