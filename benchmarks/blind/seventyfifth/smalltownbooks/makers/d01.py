from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import letter; from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7501); N=Names(r)
props=[("214 Maple St.","duplex",["Up","Down"]),("318-320 W. Auglaize St.","duplex",["318","320"]),("77 Perry St.","triplex",["A","B","C"]),("1102 Middle St.","duplex",["Left","Right"]),("9 Canal Ct.","four-plex",["#1","#2","#3","#4"]),("640 Glynwood Rd.","single house",["House"]),("511 Blackhoof St.","duplex",["North","South"]),("28 Hamilton Rd.","triplex",["1st fl","2nd fl","Rear"]),("1407 Defiance St.","duplex",["1407","1407 1/2"]),("33 Court St.","four-plex",["#1","#2","#3","#4"])]
vac={("77 Perry St.","B"):"painted, ready Apr 1",("28 Hamilton Rd.","Rear"):"needs furnace",("33 Court St.","#4"):""}
body=PS('b',fontName='Times-Roman',fontSize=8.6,leading=9.6)
data=[["Apt.","Renter","Bed-\nrooms","Rent\nper month","Deposit\nheld","Lease ends","Paid thru","Owes","Remarks"]]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(7,0),(7,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('BACKGROUND',(0,0),(-1,0),colors.Color(.9,.9,.85))]
rows=[]; m=lambda v:f"{v:,.2f}"
notes=["pays cash","cat, $200 extra dep.","Metropolitan Housing pays part","","","","water in her name","brother of #2","","","slow pay, call him","since 2011",""]
for p,k,us in props:
    i=len(data); data.append([f"Property: {p} ({k})"]+['']*8); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9.5)]
    sub=0
    for u in us:
        if (p,u) in vac:
            b=r.choice([1,2]); data.append([u,"EMPTY",str(b),"","","","","",Paragraph(vac[(p,u)],body)]); rows.append(row(unit=u,propertyName=p,unitType=None,statusText="EMPTY")); continue
        b=3 if k=="single house" else r.choice([1,2,2,2,3]); rent=r.choice([0,15,25,40,50])+{1:560,2:675,3:840}[b]; dep=r.choice([rent,rent-25,500,600]); own=0
        if r.random()<.2: own=r.choice([75,rent,rent*2,120.50,38])
        end=r.choice(["MTM",D(2025,5,31),D(2025,8,31),D(2026,1,31),D(2025,12,31),D(2025,10,31)])
        pt="3/31/25" if not own else ("2/28/25" if own<=rent else "1/31/25"); nm=N(r.choice(['{f} {l}','{f} & {g} {l}','{l}, {f}','{f} {l}']))
        data.append([u,Paragraph(nm.replace('&','&amp;'),body),str(b),m(rent),m(dep),"month to mo." if end=="MTM" else f"{end.month}/{end.day}/{end:%y}",pt,m(own) if own else "",Paragraph(r.choice(notes).replace('&','&amp;'),body)])
        rows.append(row(unit=u,propertyName=p,tenantName=nm,statusText="Occupied",contractRent=rent,deposit=dep,leaseEndDate="month to mo." if end=="MTM" else iso(end),balance=own or None)); sub+=rent
    if len(us)>1:
        i=len(data); data.append(["","","",m(sub),"","","","",""]); st+=[('FONT',(3,i),(3,i),'Times-Italic',9),('LINEABOVE',(3,i),(3,i),1,colors.black)]
i=len(data); T={k:S(rows,k) for k in('contractRent','deposit','balance')}
data.append(["All together","","",m(T['contractRent']),m(T['deposit']),"","",m(T['balance']),""]); st+=[('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Times-Bold',9.5),('LINEABOVE',(0,i),(-1,i),1.3,colors.black)]
fn='d01_duplex_rent_list.pdf'
def ft(c,d): c.setFont('Times-Italic',8); c.drawString(54,30,"Kettler Bookkeeping & Property Care - 18 S. Blackhoof, Wapakoneta, Ohio"); c.drawRightString(558,30,f"page {d.page}")
t=Table(data,colWidths=[46,108,34,54,52,60,48,48,88],repeatRows=1); t.setStyle(st)
occ=sum(x['statusText']=='Occupied' for x in rows); v=len(rows)-occ
SimpleDocTemplate(B+'documents/'+fn,pagesize=letter,leftMargin=36,rightMargin=36,topMargin=44,bottomMargin=48).build([Paragraph("Who rents what - houses of the Halvorsen family",PS('h',fontName='Times-Bold',fontSize=15,leading=19)),Paragraph("As of March 1, 2025. Rents are due on the first; late after the fifth.",PS('s',fontName='Times-Roman',fontSize=10,leading=16)),t,Spacer(1,8),Paragraph(f"{len(rows)} units in {len(props)} houses: {occ} rented, {v} empty. Deposits are in the trust account at the Farmers Bank.",body)],onFirstPage=ft,onLaterPages=ft)
save(fn,truth(None,"2025-03-01",rows,occ,v),"MULTIFAMILY","Word-like ruled table, property heading rows, unlabelled subtotals",False,T)
