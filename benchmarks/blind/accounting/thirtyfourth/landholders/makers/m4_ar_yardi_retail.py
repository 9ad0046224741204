# Yardi-commercial aging detail PDF: tenant heading, lines by charge code, tenant sum, property sum, charge recap
import random; from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
random.seed(3204)
T=[("101","t0004117","Copper Kettle Bakery LLC",[("bri",4850,0),("cam",912.4,0),("ret",640.15,0)]),("104","t0003902","Dr. Ellison Family Dental PC",[("cam",0,3),("late",150,3)]),
("108","t0002218","Fitz & Farrow Shoes Inc.",[("bri",11420.83,1),("cam",2240.1,1),("ret",1688.92,1),("ins",214.5,1)]),("112","t0004550","Nail Lounge at Willow Run",[("bri",3675,2),("cam",701.25,2),("late",250,2)]),
("115","t0003321","Sunrise Dry Cleaners",[("camtu",1877.43,4),("rettu",-612.9,4)]),("120-124","t0001007","Great Prairie Grocers #0418",[("camtu",14206.77,3),("prc",22340.18,2)]),
("126","t0004601","Tamarind Thai Kitchen",[("bri",6210,0),("util",388.62,1),("cam",1180.5,0)]),("131","t0002966","Hometown Mobile Wireless",[("ppd",-5388.75,0)]),
("133","t0003870","Bluebird Pediatrics PLLC",[("ret",1140.27,1)]),("135A","t0004488","Iron Lotus Yoga Studio",[("bri",4387.5,2),("cam",835.6,2),("ret",594.33,1),("ppd",-500,0)]),("140","t0001544","Lakeland Savings Bank (Pad B)",[("rettu",3922.05,0)])]
HD=["Charges\nOwed","0-30\nOwed","31-60\nOwed","61-90\nOwed","Over 90\nOwed","Pre-\npayments","Total\nOwed"]
K=["other:Charges Owed","b0_30","b31_60","b61_90","b90","prepaid","total"]
NAME={"bri":"Base Rent","cam":"CAM Estimate","ret":"RE Tax Estimate","ins":"Insurance Est.","late":"Late Fee","camtu":"CAM Reconciliation","rettu":"RE Tax Reconciliation","prc":"Percentage Rent","util":"Water Rebill","ppd":"Prepaid"}
W,H=landscape(letter); c=canvas.Canvas(doc("a32d_ar_willowrun.pdf"),pagesize=(W,H)); X=[382,446,510,574,638,702,766]
y=0;pg=0
def head():
    global y,pg; pg+=1; c.setFont("Helvetica-Bold",11); c.drawCentredString(W/2,H-34,"Aging Detail"); c.setFont("Helvetica",8)
    c.drawCentredString(W/2,H-46,"DB Caption: Meridian Commercial Live   Property: willowrn   Status: Current, Past, Future"); c.drawCentredString(W/2,H-56,"Age As Of: 03/31/2025   Post To: 03/2025")
    c.setFont("Helvetica-Bold",7.5); y=H-78
    for x,t in [(28,"Property"),(75,"Unit(s)"),(120,"Customer"),(170,"Name / Charge"),(300,"Code")]: c.drawString(x,y-9,t)
    for x,t in zip(X,HD):
        a,b=t.split("\n"); c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
    c.line(28,y-13,766,y-13); y-=25
def nums(r,font="Helvetica"):
    c.setFont(font,7.5)
    for x,k in zip(X,K):
        if k in r: c.drawRightString(x,y,m(r[k],paren=False))
rows=[];tots=[];recap={}
head(); c.setFont("Helvetica-Bold",8); c.drawString(28,y,"Willow Run Shopping Center (willowrn)"); y-=13
for u,rid,n,ls in T:
    if y<36+11*(len(ls)+2): c.showPage(); head()
    c.setFont("Helvetica",7.5); c.drawString(28,y,"willowrn"); c.drawString(75,y,u); c.drawString(120,y,rid); c.setFont("Helvetica-Bold",7.5); c.drawString(170,y,n); y-=11
    sub={k:0 for k in K}
    for code,a,age in ls:
        r={k:0 for k in K}
        if code=="ppd": r["prepaid"]=a
        elif code=="cam" and a==0: r["b90"]=1904.88; r["b61_90"]=476.22; 
        else:
            am=[0,0,0,0]
            if age==0: am[0]=a
            elif age==4: am[3]=a
            elif code in("camtu","prc","late","rettu","util"): am[age-0 if age<4 else 3]=a
            else:
                for i in range(age+1): am[i]=a
                if age==2: am[2]=round(a*.6,2)
            for k,v in zip(K[1:5],am): r[k]=v
        r[K[0]]=round(sum(r[k] for k in K[1:5]),2); r[K[6]]=round(r[K[0]]+r["prepaid"],2)
        c.setFont("Helvetica",7.5); c.drawString(178,y,NAME[code]); c.drawString(300,y,code); nums(r); y-=10.5
        rows.append({"unit":u,"resident":rid,"name":n,"charge":code,**r})
        q=recap.setdefault(code,{k:0 for k in K})
        for k in K: sub[k]=round(sub[k]+r[k],2); q[k]=round(q[k]+r[k],2)
    c.setLineWidth(.4); c.line(330,y+8,766,y+8); c.setFont("Helvetica-Bold",7.5); c.drawString(170,y-1,n); y-=1; nums(sub,"Helvetica-Bold"); y-=15; tots.append({"label":n,**sub})
g={k:round(sum(t[k] for t in tots),2) for k in K}
if y<70: c.showPage(); head()
for lab in("willowrn","Grand Total"):
    c.setFont("Helvetica-Bold",7.5); c.line(330,y+8,766,y+8); c.drawString(28,y,lab); nums(g,"Helvetica-Bold"); y-=13; tots.append({"label":lab,**g})
if y<60+11*len(recap): c.showPage(); head()
y-=14; c.setFont("Helvetica-Bold",8); c.drawString(28,y,"Charge Code Summary"); y-=12
for code in sorted(recap):
    c.setFont("Helvetica",7.5); c.drawString(178,y,NAME[code]); c.drawString(300,y,code); nums(recap[code]); y-=10.5
c.setFont("Helvetica",6.5); c.drawString(28,24,"Tuesday, April 08, 2025 09:12 AM"); c.drawRightString(766,24,f"Page {pg} of {pg}"); c.save(); print(len(rows),g,pg)
save("a32d_ar_willowrun","pdf","AR","RETAIL","Yardi commercial aging detail by charge under tenant headings, charge recap",True,K,rows,tots)
