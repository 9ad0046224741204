# p2: SRO hotel, Word table by floor, weekly + monthly; p5: brownstone, hand-made two-line records
from common import *
CSS="<style>@page{size:8.5in 11in;margin:0.7in} body{font-family:'Liberation Serif'} td,th{padding:2px 4px}</style>"
def p2():
    r=random.Random(1702);nm=namer(r);N="hotel_marlow_sro_rooms.pdf"
    rows=[];h="";gw=gm=ga=0;u=o=0
    for fl,name,cnt in((2,"SECOND FLOOR",14),(3,"THIRD FLOOR",15),(4,"FOURTH FLOOR",13)):
        h+=f"<tr><td colspan=7 bgcolor='#d9d9d9'><font size=2><b>{name}</b> (shared bath at end of hall)</font></td></tr>"
        sm=sw=0
        for k in range(1,cnt+1):
            rm=f"{fl}{k:02d}";u+=1;ty=r.choice(["Single","Single","Single","Double","Single w/ sink"])
            if rm in("207","311","312","405"):
                why={"207":"VACANT – being painted","311":"VACANT","312":"VACANT","405":"VACANT – rented, moves in 6/8"}[rm]
                h+=f"<tr><td><font size=2>{rm}</font></td><td><font size=2>{ty}</font></td><td><font size=2><i>{why}</i></font></td><td></td><td></td><td></td><td></td></tr>"
                rows.append(row(unit=rm,section=name,unitType=ty,statusText=why));continue
            o+=1;w=r.choice([165,172.5,180,185,190,198,210]) +(25 if ty=="Double" else 0);m=round(w*52/12,2);d=D(r,1998,2026)
            if d>dt.date(2026,5,20): d=dt.date(2026,2,9)
            ar=round(r.choice([0,0,0,0,w,2*w,w*1.5]),2);n=nm()
            h+=f"<tr><td><font size=2>{rm}</font></td><td><font size=2>{ty}</font></td><td><font size=2>{n}</font></td><td><font size=2>{d:%b} {d.day}, {d.year}</font></td><td align=right><font size=2>{w:.2f}</font></td><td align=right><font size=2>{m:,.2f}</font></td><td align=right><font size=2>{(f'{ar:,.2f}' if ar else '')}</font></td></tr>"
            rows.append(row(unit=rm,section=name,unitType=ty,tenantName=n,moveInDate=d,contractRent=m,balance=ar or None))
            sm+=m;sw+=w;ga+=ar
        gm+=sm;gw+=sw
        h+=f"<tr><td colspan=4 align=right><font size=2><i>{name.title()} subtotal</i></font></td><td align=right><font size=2><i>{sw:,.2f}</i></font></td><td align=right><font size=2><i>{sm:,.2f}</i></font></td><td></td></tr>"
    h+=f"<tr><td colspan=4 align=right><font size=2><b>TOTAL HOUSE</b></font></td><td align=right><font size=2><b>${gw:,.2f}</b></font></td><td align=right><font size=2><b>${gm:,.2f}</b></font></td><td align=right><font size=2><b>${ga:,.2f}</b></font></td></tr>"
    html=f"<html><head><meta charset=utf-8>{CSS}</head><body><p align=center><font size=5><b>HOTEL MARLOW</b></font><br><font size=2>residential rooms by the week &middot; 517 Tolland Street</font></p><p><font size=3>Room list for the owners, week beginning Monday June 1, 2026. Rent is due Fridays at the desk. {u} rooms, {o} taken, {u-o} empty.</font></p><table border=1 cellspacing=0 width=100%><thead><tr><th><font size=2>Rm</font></th><th><font size=2>Kind</font></th><th><font size=2>Roomer</font></th><th><font size=2>Here since</font></th><th><font size=2>Rent per week</font></th><th><font size=2>Rent per month*</font></th><th><font size=2>Behind</font></th></tr></thead>{h}</table><p><font size=2>* weekly rent x 52 / 12. Ground floor barber and laundry are on the commercial list, not here.</font></p></body></html>"
    html2pdf(html,N)
    save(N,"OTHER","Word table of SRO rooms by floor, weekly and monthly rent, 'Behind' column",True,"HOTEL MARLOW","2026-06-01",u,o,u-o,rows,{"contractRent":gm,"balance":ga})
def p5():
    r=random.Random(1705);N="brownstone_214_decatur.pdf"
    data=[("Garden","Garden floor, 1 bedroom + yard","Petra Lindqvost",2650,"rent stabilized? no – free market",dt.date(2025,7,1),dt.date(2026,6,30),2650,0),
          ("Parlor","Parlor floor through, 1 bedroom","Goran and Hattie Ostrander",3475,"",dt.date(2024,9,15),dt.date(2026,9,14),3475,0),
          ("2F","Second floor front, studio","Wendell Farnaby",1890,"gave notice 5/2, leaving 6/30",dt.date(2023,3,1),"month to month",1800,1890),
          ("2R","Second floor rear, studio",None,1950,"listed 5/10 at this rent",None,None,None,None),
          ("3","Third floor through, 2 bedroom","Ines Umberfield",3620,"pays her own gas",dt.date(2025,2,1),dt.date(2027,1,31),3620,0),
          ("4","Top floor, 1 bedroom + roof","Ezra Kettlebrook",2980,"two checks returned",dt.date(2025,10,1),dt.date(2026,9,30),2980,1240.5)]
    rows=[];h="";T=dp=bl=0
    for u,ty,n,rent,note,f,t,d,b in data:
        ft=(lambda x:x if isinstance(x,str) else f"{x.day} {x:%b %Y}")
        if n:
            T+=rent;dp+=d;bl+=b
            h+=f"<tr><td valign=top><font size=3><b>{u}</b></font></td><td><font size=3>{n}</font><br><font size=1>{ty}</font></td><td><font size=2>{ft(f)}<br>{ft(t)}</font></td><td align=right valign=top><font size=3>${rent:,}</font></td><td align=right><font size=2>${d:,}<br>{f'${b:,.2f}' if b else 'none'}</font></td><td><font size=1>{note}</font></td></tr>"
            rows.append(row(unit=u,unitType=ty,tenantName=n,contractRent=rent,leaseStartDate=f,leaseEndDate=t,deposit=d,balance=b if b else None,statusText="gave notice" if u=="2F" else "Occupied",moveOutDate=dt.date(2026,6,30) if u=="2F" else None))
        else:
            h+=f"<tr><td valign=top><font size=3><b>{u}</b></font></td><td><font size=3><b>VACANT</b></font><br><font size=1>{ty}</font></td><td></td><td align=right valign=top><font size=3>(asking $1,950)</font></td><td></td><td><font size=1>{note}</font></td></tr>"
            rows.append(row(unit=u,unitType=ty,statusText="VACANT",marketRent=1950))
    h+=f"<tr><td></td><td><font size=3><b>5 of 6 let</b></font></td><td></td><td align=right><font size=3><b>${T:,}</b></font></td><td align=right><font size=2>${dp:,}<br>${bl:,.2f}</font></td><td></td></tr>"
    html=f"<html><head><meta charset=utf-8>{CSS}</head><body><p><font size=4><b>214 Decatur Street</b></font><br><font size=2>Who lives where – as of May 31, 2026 – prepared for the family by the managing cousin</font></p><table border=0 rules=rows frame=hsides cellspacing=0 cellpadding=4 width=100%><tr><th align=left><font size=2>Apt</font></th><th align=left><font size=2>Tenant<br>Description</font></th><th align=left><font size=2>Lease from<br>Lease to</font></th><th align=right><font size=2>Monthly<br>rent</font></th><th align=right><font size=2>Security<br>Owes now</font></th><th align=left><font size=2>Remarks</font></th></tr>{h}</table><p><font size=2>Heat and hot water are included in all rents. The back parking pad is used by us and brings nothing.</font></p></body></html>"
    html2pdf(html,N)
    save(N,"MULTIFAMILY","Hand-made Word table, two-line records with stacked headers (lease from/to, security/owes)",True,"214 Decatur Street","2026-05-31",6,5,1,rows,{"contractRent":T,"deposit":dp,"balance":bl})
p2();p5()
