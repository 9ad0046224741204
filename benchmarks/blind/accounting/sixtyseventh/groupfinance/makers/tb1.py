# Sage 50 style period trial balance, UK shopping parade
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(4101)
A=[("0010","Freehold Property - 1-14 Marlpit Parade",1875000.00,1),("0011","Revaluation - Freehold Property",340000.00,1),("0030","Office Equipment",4218.60,1),("0031","Office Equipment Depreciation",3164.45,-1),
("0040","Furniture and Fixtures",2890.00,1),("0041","Furniture/Fixture Depreciation",1734.00,-1),("1100","Debtors Control Account",27416.38,1),("1103","Prepayments",6120.75,1),("1110","Service Charge Debtors",3874.22,1),
("1200","Bank Current Account",41958.07,1),("1210","Bank Deposit Account",60000.00,1),("1220","Tenants' Deposit Account",18250.00,1),("1230","Petty Cash",112.40,1),
("2100","Creditors Control Account",9837.54,-1),("2109","Accruals",5450.00,-1),("2110","Deferred Income - Rent in Advance",31275.00,-1),("2150","Rent Deposits Held",18250.00,-1),
("2200","Sales Tax Control Account",14308.11,-1),("2201","Purchase Tax Control Account",6422.83,1),("2202","VAT Liability",0,0),("2210","P.A.Y.E.",412.60,-1),("2300","Loans - Northmoor Building Society",985000.00,-1),("2320","Corporation Tax",11963.40,-1),("2330","Directors Loan Account",25000.00,-1),
("3000","Ordinary Shares",100.00,-1),("3010","Revaluation Reserve",340000.00,-1),("3200","Profit and Loss Account",None,-1),
("4000","Rent Receivable - Shops",168900.00,-1),("4001","Rent Receivable - Upper Flats",38640.00,-1),("4002","Rent Receivable - Garages",4320.00,-1),("4010","Service Charge Receivable",22416.50,-1),("4011","Insurance Recharged",8114.93,-1),("4904","Rent Free Periods Given",7500.00,1),("4910","Bank Interest Received",1388.76,-1),
("5000","Caretaker & Cleaning",11640.00,1),("5010","Refuse Collection",3905.28,1),("5020","Landlord's Electricity",4716.39,1),("5030","Buildings Insurance",9260.11,1),("5040","Repairs - Roof & Structure",14875.00,1),("5041","Repairs - Shopfronts",3318.46,1),("5042","Repairs - Flats",5027.90,1),
("7003","Staff Salaries",12480.00,1),("7006","Employers N.I.",466.92,1),("7100","Managing Agents Fees",12711.60,1),("7103","Empty Rates",2984.00,1),("7502","Telephone and Internet",684.18,1),("7504","Office Stationery",211.35,1),("7600","Legal Fees",4850.00,1),("7601","Audit and Accountancy Fees",3950.00,1),("7602","Surveyors Fees - Rent Reviews",2100.00,1),("7900","Bank Interest Paid",56322.48,1),("7901","Bank Charges",318.50,1),("8000","Depreciation",912.20,1),("8100","Bad Debt Write Off",1640.00,1),("9998","Suspense Account",None,0),("9999","Mispostings Account",None,0)]
A=[list(a) for a in A if not(a[3]==0)]
s=sum(a[2]*a[3] for a in A if a[2] is not None)
for a in A:
    if a[2] is None: a[2]=round(s,2); assert s>0,s
dr=round(sum(a[2] for a in A if a[3]>0),2); cr=round(sum(a[2] for a in A if a[3]<0),2); assert dr==cr
name="Period_TB_Marlpit_Mth12.pdf"
c=canvas.Canvas(D+name,pagesize=A4); W,H=A4
def head(p):
    c.setFont("Helvetica",8); c.drawString(40,H-40,"Date:"); c.drawString(72,H-40,"14/04/2025"); c.drawString(40,H-51,"Time:"); c.drawString(72,H-51,"10:42:17")
    c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-42,"Marlpit Parade Estates Limited")
    c.setFont("Helvetica-BoldOblique",10); c.drawCentredString(W/2,H-57,"Period Trial Balance")
    c.setFont("Helvetica",8); c.drawString(W-95,H-40,"Page:"); c.drawRightString(W-40,H-40,str(p))
    c.setFont("Helvetica-Bold",8); c.drawString(40,H-80,"To Period:"); c.setFont("Helvetica",8); c.drawString(90,H-80,"Month 12, March 2025")
    c.setFont("Helvetica-BoldOblique",8.5); y=H-106
    c.drawString(40,y,"N/C"); c.drawString(95,y,"Name"); c.drawRightString(445,y,"Debit"); c.drawRightString(W-40,y,"Credit"); c.setLineWidth(.5); c.line(40,y-4,W-40,y-4)
    return y-18
p=1; y=head(p); c.setFont("Helvetica",8)
rows=[]
for i,(n,l,v,sg) in enumerate(A):
    if y<80: c.showPage(); p+=1; y=head(p); c.setFont("Helvetica",8)
    c.setFont("Helvetica",8); c.drawString(40,y,n); c.drawString(95,y,l); c.drawRightString(445 if sg>0 else W-40,y,m(v)); y-=13.2
    rows.append({"account":n,"name":l,"debit" if sg>0 else "credit":v})
c.line(370,y+6,445,y+6); c.line(485,y+6,W-40,y+6); c.setFont("Helvetica-Bold",8); y-=5
c.drawRightString(350,y,"Totals:"); c.drawRightString(445,y,m(dr)); c.drawRightString(W-40,y,m(cr)); c.line(370,y-4,445,y-4); c.line(370,y-6,445,y-6); c.line(485,y-4,W-40,y-4); c.line(485,y-6,W-40,y-6)
c.save()
save(name,"TB","Sage 50 period trial balance, two columns, 2 pages",False,["debit","credit"],rows,[{"label":"Totals:","debit":dr,"credit":cr}])
