from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
n="Heron_Point_slip_ledger.pdf"
r=random.Random(394); N=names(41,40); ss=getSampleStyleSheet()
rows=[];d=[["Slip","Lgth","Slipholder","Vessel","Agreement","Annual fee","Paid to date","Owing"]]
sty=[("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("TEXTCOLOR",(0,0),(-1,0),colors.white),("BACKGROUND",(0,0),(-1,0),colors.HexColor("#1f4e66")),("ALIGN",(5,0),(-1,-1),"RIGHT"),("BOTTOMPADDING",(0,0),(-1,-1),2),("TOPPADDING",(0,0),(-1,-1),2)]
V="Second Wind|Reel Therapy|Marsh Hen|Blue Peter|Dovekie|Nauti Nell|Tern Around|Osprey|Kittiwake|Grey Goose|Lady Maude|Slow Dance|Pintail|Wander|Ebb Tide|Salt Lick".split("|")
k=0;g=[0,0,0];occ=vac=0
for dock,cnt,ln in (("A",12,24),("B",14,30),("T",6,40)):
    d.append([f"{dock} DOCK"+(" (T-heads and transient face)" if dock=="T" else "")]+[""]*7); sty+=[("FONT",(0,len(d)-1),(0,len(d)-1),"Helvetica-Bold",9),("SPAN",(0,len(d)-1),(-1,len(d)-1)),("BACKGROUND",(0,len(d)-1),(-1,len(d)-1),colors.HexColor("#dce8ee"))]
    s=[0,0,0]
    for i in range(1,cnt+1):
        u=f"{dock}{i}"; fee={24:1680,30:2250,40:3400}[ln]; sec=d[-1][0] if False else f"{dock} DOCK"
        if (dock,i) in (("A",5),("B",3),("B",11),("T",6)):
            vac+=1; d.append([u,f"{ln}'","open","","","","",""]); rows.append(dict(unit=u,statusText="open",section=sec)); continue
        if (dock,i)==("A",1):
            d.append([u,f"{ln}'","Marina workboat","Heron Tender","no charge","0","0","0"]); rows.append(dict(unit=u,tenantName="Marina workboat",section=sec,annualRent=0,balance=0)); continue
        if (dock,i)==("B",7): fee=500
        paid=r.choice([fee,fee,fee,fee//2,fee-350]) ; occ+=1; nm=N[k]+(" (cousin)" if fee==500 else ""); k+=1
        if fee==500: paid=500
        y0=2025; a="4/15/25 - 4/14/26" if r.random()<.8 else "7/1/25 - 6/30/26"
        d.append([u,f"{ln}'",nm,r.choice(V),a,f"{fee:,}",f"{paid:,}",f"{fee-paid:,}"])
        iso=("2025-04-15","2026-04-14") if a[0]=="4" else ("2025-07-01","2026-06-30")
        rows.append(dict(unit=u,tenantName=nm,statusText="Occupied",section=sec,annualRent=fee,balance=fee-paid,leaseStartDate=iso[0],leaseEndDate=iso[1]))
        s=[s[0]+fee,s[1]+paid,s[2]+fee-paid]
    d.append(["","",f"{dock} dock total","",""]+[f"{x:,}" for x in s]); sty+=[("FONT",(0,len(d)-1),(-1,len(d)-1),"Helvetica-Bold",8),("LINEABOVE",(5,len(d)-1),(-1,len(d)-1),.5,colors.black)]
    g=[a+b for a,b in zip(g,s)]
d.append(["","","ALL DOCKS","",""]+[f"{x:,}" for x in g]); sty+=[("FONT",(0,len(d)-1),(-1,len(d)-1),"Helvetica-Bold",9),("LINEABOVE",(5,len(d)-1),(-1,len(d)-1),1,colors.black),("LINEBELOW",(5,len(d)-1),(-1,len(d)-1),1,colors.black)]
t=Table(d,colWidths=[34,36,140,90,95,58,62,50],repeatRows=1); t.setStyle(TableStyle(sty))
st=[Paragraph("Heron Point Landing",ss["Title"]),Paragraph("<para align=center>Slip agreements in force on August 31, 2025 &nbsp;-&nbsp; fees in dollars per year</para>",ss["Normal"]),Spacer(1,10),t,Spacer(1,10),
Paragraph(f"There are 32 slips. {occ} are under agreement, {vac} are open and one (A1) is kept for the marina's own workboat. Liveaboards are not permitted. Winter haul-out is billed apart and is not shown here.",ss["Normal"]),
Paragraph("Compiled for Letitia Marrow, personal representative of the Estate of Capt. Horace Marrow, 9/4/2025.",ss["Normal"])]
SimpleDocTemplate(doc(n),pagesize=(612,792),leftMargin=20,rightMargin=20,topMargin=36,bottomMargin=36).build(st)
save(n,"OTHER","marina slip list by dock, annual fees, subtotals, closing paragraph","annual fees only; 'open' slips; own workboat; date in heading vs compiled date","Heron Point Landing","2025-08-31",32,occ,vac,rows,totals=dict(annualRent=g[0],balance=g[2]))
