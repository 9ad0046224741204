# Marina slips, Lake of the Ozarks: docks in blocks side by side, yearly license fees, bankruptcy schedule G attachment
from lib import *
import xlsxwriter
rng=random.Random(4514);N=Names(rng)
name='x04_schedG_attachment_slips.xlsx'
wb=xlsxwriter.Workbook(doc(name)); wb.set_properties({'created':dt.datetime(2024,12,4)})
ws=wb.add_worksheet('Slips')
F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
n=F();i_=F(italic=1,font_color='#A00000');m=F(num_format='$#,##0');mb=F(num_format='$#,##0',bold=1,top=1);b=F(bold=1,top=1);h=F(bold=1,bottom=2,text_wrap=1,valign='bottom');hc=F(bold=1,bottom=2,text_wrap=1,valign='bottom',align='right');ct=F(align='center');T1=wb.add_format(dict(font_name='Tahoma',bold=1,font_size=13)); dk=F(bold=1,font_color='white',bg_color='#1F4E79')
ws.write(0,0,'Attachment to Official Form 206G, line 2.1',F(italic=1));ws.write(1,0,'Kettle Bend Marina & Resort, Inc. (Debtor)   –   slip and rack licenses',T1);ws.write(2,0,'Petition date: December 2, 2024. All licenses as in force that day. Fee is for the license year, billed each April 1.',n)
HD=['No.','Size','Licensee','Good thru','Yearly fee','Unpaid']
BL={}
def mk(title,pref,cnt,size,fee,vac,wide=None):
    o=[]
    for q in range(1,cnt+1):
        u=f'{pref}{q}' if pref!='R-' else f'R-{q:02d}'
        sz,fe=(size,fee) if not wide or q<=cnt-wide[2] else wide[:2]
        if q in vac: o.append((u,sz,None,None,None,None))
        else:
            nm=N.fl() if rng.random()<.85 else rng.choice(['Osage Beach Divers LLC','Hy-Point Charters','Ledgerock Homes Inc.','Sunset Cove HOA','Mid-Mo Propane Co.','St. Aubin Fishing Club'])
            o.append((u,sz,nm,rng.choice([dt.date(2025,3,31)]*8+[dt.date(2026,3,31),dt.date(2024,12,31)]),float(fe-rng.choice([0,0,0,100,250])),float(rng.choice([0]*6+[fe/2,200,fe]))))
    BL[title]=o; return o
A=mk('DOCK A  (covered, electric lift)','A',16,'12x28',3100,{4,11},('14x36',4200,4))
B=mk('DOCK B  (covered)','B',14,'10x24',2350,{2,9,14})
C=mk('DOCK C  (uncovered)','C',10,'10x20',1400,{7})
R=mk('DRY RACKS','R-',12,'up to 24',1150,{3,5,12})
rows=[];G=[0,0];tot=occ=0
def block(r,c,title,o):
    global tot,occ
    for q in range(6): ws.write(r,c+q,title if q==0 else '',dk)
    for q,x in enumerate(HD): ws.write(r+1,c+q,x,hc if q>3 else h)
    y=r+2;S=[0,0];k=0
    for u,sz,nm,th,fe,up in o:
        ws.write(y,c,u,n);ws.write(y,c+1,sz,n)
        row=dict(unit=u,section=title,unitType=sz)
        if nm:
            ws.write(y,c+2,nm,n);ws.write(y,c+3,th.strftime('%-m/%-d/%y'),ct);ws.write(y,c+4,fe,m);ws.write(y,c+5,up,m); k+=1
            row.update(tenantName=nm,statusText='Occupied',leaseEndDate=th,annualRent=fe,balance=up);S[0]+=fe;S[1]+=up
        else: ws.write(y,c+2,'open',i_); row['statusText']='open'
        rows.append(row);y+=1
    L=lambda q:chr(65+c+q)
    ws.write(y,c,f'{k} of {len(o)} licensed',b)
    for q in(1,2,3): ws.write(y,c+q,'',b)
    for q in(4,5): ws.write_formula(y,c+q,f'=SUM({L(q)}{r+3}:{L(q)}{y})',mb,S[q-4])
    G[0]+=S[0];G[1]+=S[1];tot+=len(o);occ+=k
    return y
(ta,tb,tc,tr)=list(BL)
y1=block(4,0,ta,A);y2=block(4,7,tb,B);y=max(y1,y2)+2
y3=block(y,0,tc,C);y4=block(y,7,tr,R);y=max(y3,y4)+2
ws.write(y,0,f'TOTAL, all docks and racks: {occ} licensed of {tot}',b)
for q in(1,2,3):ws.write(y,q,'',b)
ws.write(y,4,G[0],mb);ws.write(y,5,G[1],mb)
ws.write(y+2,0,'Gas dock, courtesy dock and the Debtor\'s own rental pontoons are not licensed to others and are left out.',n)
ws.write(y+3,0,'Rack licensees: size is the longest hull the rack takes, in feet.',n)
for c,w in enumerate([6.5,8,25,10,10,9,2,6.5,8,25,10,10,9]): ws.set_column(c,c,w)
ws.set_landscape();ws.fit_to_pages(1,1);ws.hide_gridlines(2);ws.set_footer('&CKettle Bend Marina && Resort, Inc.   Case No. 24-21877-11&R&8&D')
wb.close()
save(name,'OTHER','debtor counsel','docks in blocks side by side, yearly fees only, text dates, "open" for vacant slips',True,'Kettle Bend Marina & Resort','2024-12-02',tot,occ,tot-occ,rows)
