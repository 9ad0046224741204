from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7603);nm=namer(r,'us')
f='loon_narrows_marina_berths.pdf'
H=[['Slip','Size','Berth holder','Vessel','Contract term','','Annual\nmoorage','Hydro','Winter\nstorage','HST\n13%','Total\n2025/26','Paid','Owing'],['','','','','from','to']+['']*7]
data=H[:];sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#12466b')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(4,0),(5,0)),('ALIGN',(4,0),(5,0),'CENTER'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(0,2),(-1,-1),.25,colors.HexColor('#b8c7d3'))]
for j in (0,1,2,3,6,7,8,9,10,11,12): sty.append(('SPAN',(j,0),(j,1)))
boats="Second Wind|Loonacy|Reel Therapy|Gordo's Retreat|Plan B|Miss Muskoka|Wet Bar|Knot Working|Blue Heron|Driftwood|Dock Holiday|Aquaholic|Northern Lass|Sea Señora|Tiller Girl|Bay Dreamer|Kawartha Kid|Ship Happens|Old Rope|Her Idea".split('|')
docks=[('DOCK A - FINGER SLIPS',"24' finger",1968,14),('DOCK B - FINGER SLIPS',"30' finger",2460,13),('DOCK C - T-HEADS AND BROADSIDE',"40' broadside",3720,7),('SHORE MOORINGS',"mooring buoy",780,6)]
rows=[];G=[0]*7;occ=0;pl=None
for dn,sz,fee,n in docks:
    i=len(data);data.append([dn]+['']*12);sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dbe7ef')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6)]
    S=[0]*7
    for k in range(1,n+1):
        u=(dn[5] if dn[0]=='D' else 'M')+'-'+str(k)
        if (dn[5],k) in (('A',9),('B',4),('C',6)) or (dn[0]=='S' and k in(3,6)):
            data.append([u,sz,'available']+['']*10);rows.append(dict(unit=u,unitType=sz,building=dn,statusText='available'));continue
        a,b=nm();t=r.choice([f'{a} {b}',f'{b}, {a}',f'{a[0]}. & {r.choice(FN["us"])[0]}. {b}'])
        hy=r.choice([0,145,145,220]) if dn[0]=='D' else 0;ws=r.choice([0,410,640]);net=fee+hy+ws;hst=round(net*.13,2);tt=round(net+hst,2)
        paid=r.choice([tt,tt,tt,round(tt/2,2),500.0]);ow=round(tt-paid,2)
        pf=fee
        if u=='B-9': pf=2640;pl={'what':'B-9 annual moorage printed 2,640.00 in place of 2,460.00; the row total, dock subtotal and grand total hold 2,460.00','kind':'digit_changed'}
        z=lambda v:m(v) if v else '-'
        data.append([u,sz,t,r.choice(boats),'01-Nov-25','31-Oct-26',m(pf),z(hy),z(ws),m(hst),m(tt),m(paid),z(ow)]);occ+=1
        ch=[dict(code='Annual moorage',amount=float(pf))]+([dict(code='Hydro',amount=float(hy))] if hy else [])+([dict(code='Winter storage',amount=float(ws))] if ws else [])+[dict(code='HST',amount=hst)]
        rows.append(dict(unit=u,unitType=sz,building=dn,tenantName=t,leaseStartDate='2025-11-01',leaseEndDate='2026-10-31',annualRent=float(pf),charges=ch,totalCharges=tt,balance=ow if ow else None,statusText='Occupied'))
        for j,v in enumerate((fee,hy,ws,hst,tt,paid,ow)): S[j]=round(S[j]+v,2)
    i=len(data);data.append(['','','Subtotal','','','']+[m(v) for v in S]);sty.append(('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.4))
    G=[round(x+y,2) for x,y in zip(G,S)]
i=len(data);data.append(['','','ALL BERTHS','','','']+[m(v) for v in G]);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('LINEABOVE',(0,i),(-1,i),1,colors.black)]
n=len(rows)
st=[Paragraph('Loon Narrows Marina Ltd. (in receivership)',PS('a',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#12466b'))),Paragraph(f'Berth roll for the 2025/26 contract year, prepared for the Receiver from the harbour office ledger at 14 November 2025. {n} berths, {occ} under contract, {n-occ} available. Canadian dollars.',PS('b',fontName='Helvetica',fontSize=8.5,leading=11)),Spacer(1,7),
Table(data,colWidths=[28,64,112,78,50,50,52,42,46,48,56,56,52],repeatRows=2,style=sty)]
SimpleDocTemplate(doc(f),pagesize=landscape(letter),margin=0,leftMargin=28,rightMargin=28,topMargin=28,bottomMargin=30).build(st)
save(f,'OTHER','landscape marina berth roll, grouped header, dock sections, yearly fees with charges',True,dict(propertyName='Loon Narrows Marina Ltd.',asOnDate='2025-11-14',units=n,occupied=occ,vacant=n-occ,planted=pl,rows=rows,totals=dict(annualRent=G[0],totalCharges=G[4],balance=G[6])))
