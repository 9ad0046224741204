# large: residential holdings of several estates, web manager export, grouped by property
from common import *
import xlsxwriter
def make():
    r=rng('x6'); nm=Names(r); f='estates_residential_rent_roll_20251015.xlsx'; asof=D(2025,10,15)
    P=[('Fairmount Terrace','2200-2248 Fairmount Ave, Dayhill, OH 45499',48,'T'),('Juniper Court','615 Juniper Ct, Dayhill, OH 45499',24,'N'),('Linden House','41 Linden St, Dayhill, OH 45498',18,'N'),('Marlowe Flats','1308 Marlowe Rd, Dayhill, OH 45497',36,'N'),('Oak Hollow Duplexes','Oak Hollow Dr, Brandt Twp, OH 45490',16,'D'),('Scattered Homes - Fontenot Estate','various addresses, Dayhill, OH',11,'H'),('Sutherland Arms','900 Sutherland Pl, Dayhill, OH 45499',60,'F'),('The Cobblestone','77 Mill Race Way, Port Ellis, OH 45481',32,'F')]
    wb=xlsxwriter.Workbook(out(f)); ws=wb.add_worksheet('Rent Roll')
    F=lambda **k: wb.add_format(dict(dict(font_name='Open Sans',font_size=9),**k))
    t=F();ti=F(bold=1,font_size=14);h=F(bold=1,bottom=1,bg_color='#F3F3F3');hr=F(bold=1,bottom=1,bg_color='#F3F3F3',align='right');g=F(bold=1,bg_color='#E4EEF7');d=F(num_format='mm/dd/yyyy');m=F(num_format='#,##0.00');i0=F(num_format='#,##0');s=F(bold=1,top=1);sm=F(bold=1,top=1,num_format='#,##0.00')
    ws.write(0,0,'Rent Roll',ti)
    for k,x in enumerate(('Exported On: 10/15/2025 02:47 PM','Properties: 8 Selected','Units: Active','As of: 10/15/2025','Include Non-Revenue Units: No')): ws.write(k+1,0,x,t)
    hd=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Total Monthly Charges','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count']
    for j,x in enumerate(hd): ws.write(7,j,x,hr if j in(5,6,7,8,9,14,15) else h)
    y=8;rows=[];G=[0]*5;N=O=0
    bb=[('1/1.00',640,845),('1/1.00',680,880),('2/1.00',845,1010),('2/1.50',930,1095),('3/2.00',1180,1340)]
    streets=['19 Aster Ln','204 Beech St','208 Beech St','55 Carver Ave','1017 Dogwood Dr','7 Elm Pl','330 Franklin Blvd','42 Grove St','1601 Harmon Ave','88 Ivy Ln','912 Keystone Ct']
    for nme,ad,k,kind in P:
        ws.merge_range(y,0,y,15,f'{nme} - {ad}',g); y+=1; T=[0]*5;o=0
        for q in range(k):
            u={'T':f'{2200+2*(q//2)}-{"AB"[q%2]}','N':str(q+1),'D':f'{10+2*(q//2)}{"LR"[q%2]}','F':f'{q//(k//4)+1}{q%(k//4)+1:02d}','H':streets[q] if q<len(streets) else ''}[kind]
            b=r.choice(bb[2:] if kind in'DT' else bb[:4]) if kind!='H' else bb[4]
            mk=float(b[2]+r.choice([0,0,15,25])+(160 if kind=='H' else 0)); sf=b[1]+r.choice([0,0,10]) if not(kind=='H' and q%4==2) else None
            z=r.random(); st='Current' if z<.86 else 'Notice-Unrented' if z<.895 else 'Notice-Rented' if z<.905 else 'Evict' if z<.92 else 'Vacant-Unrented' if z<.97 else 'Vacant-Rented'
            x=dict(unit=u,propertyName=nme,unitType=b[0],area=sf,statusText=st,marketRent=mk); N+=1; T[0]+=mk
            ws.write_string(y,0,u,t); 
            if r.random()<.1: ws.write(y,1,r.choice(['Renovated','Sec 8','W/D','Lead cert']),t)
            ws.write(y,2,b[0],t); ws.write(y,4,st,t); ws.write(y,6,mk,m)
            if sf: ws.write(y,5,sf,i0)
            if not st.startswith('Vacant'):
                o+=1; name=nm.fl(); rent=float(mk-r.choice([0,10,25,30,45,60,95])); ex=r.choice([0,0,0,25,40,65]); dep=float(r.choice([mk//5*5,500,650,0])); pd=r2(r.choice([0]*7+[rent,rent*2,87.5,30,-15])) if st!='Evict' else r2(3*rent+150)
                mi=D(r.randint(2012,2025),r.randint(1,9),r.randint(1,28)); ls=mi
                while lend(ls,12)<asof: ls=addm(ls,12)
                le=lend(ls,12); mtm=r.random()<.12
                mo=D(2025,r.choice([10,11]),30) if st.startswith('Notice') else None
                ws.write(y,3,name,t)
                for j,v in((7,rent),(8,dep),(9,rent+ex),(14,pd)): ws.write(y,j,v,m)
                for j,v in((10,ls if not mtm else mi),(11,le if not mtm else None),(12,mi),(13,mo)):
                    if v: ws.write_datetime(y,j,dt.datetime(v.year,v.month,v.day),d)
                ws.write(y,15,r.choice([0,0,0,0,1]),i0)
                x.update(tenantName=name,contractRent=rent,deposit=dep,totalCharges=rent+ex,leaseStartDate=mi if mtm else ls,leaseEndDate=None if mtm else le,moveInDate=mi,moveOutDate=mo,balance=pd)
                for w,v in enumerate((rent,dep,rent+ex,pd),1): T[w]=r2(T[w]+v)
            rows.append(x); y+=1
        ws.write(y,0,f'{k} Units',s); 
        for j in range(1,16): ws.write_blank(y,j,None,s)
        ws.write(y,4,f'{100*o/k:.1f}% Occupied',s)
        for j,v in zip((6,7,8,9,14),T): ws.write(y,j,v,sm)
        y+=1; G=[r2(a+b_) for a,b_ in zip(G,T)]; O+=o
    ws.write(y,0,f'Total {N} Units',s)
    for j in range(1,16): ws.write_blank(y,j,None,s)
    ws.write(y,4,f'{100*O/N:.1f}% Occupied',s)
    for j,v in zip((6,7,8,9,14),G): ws.write(y,j,v,sm)
    for c,w in enumerate((17,10,8,26,16,8,12,11,11,24,12,12,12,12,11,10)): ws.set_column(c,c,w)
    ws.freeze_panes(8,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(7)
    wb.close()
    save(f,dict(propertyName=None,asOnDate='2025-10-15',units=N,occupied=O,vacant=N-O,rows=rows),'MULTIFAMILY','web manager export, large, eight properties as group rows, unit count and occupancy in subtotal rows')
if __name__=='__main__': make()
