from common import *
import random,xlwt
random.seed(12)
F='StudentLets Exeter rent register 2025-26.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Register 25-26',cell_overwrite_ok=True);w2=wb.add_sheet('Contacts')
S=lambda s: xlwt.easyxf('font: name Tahoma, height 160; '+s)
n=xlwt.easyxf('font: name Tahoma, height 160');h=xlwt.easyxf('font: name Tahoma, height 160, bold on; pattern: pattern solid, fore_colour ice_blue; align: wrap on, vert centre; borders: bottom thin');hs=xlwt.easyxf('font: name Tahoma, height 180, bold on, colour dark_blue');m=xlwt.easyxf('font: name Tahoma, height 160','#,##0.00;[Red]-#,##0.00') if 0 else xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0.00');mb=xlwt.easyxf('font: name Tahoma, height 160, bold on; borders: top thin',num_format_str='#,##0.00');bb=xlwt.easyxf('font: name Tahoma, height 160, bold on; borders: top thin');d=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='dd-mmm-yy');t=xlwt.easyxf('font: name Tahoma, height 280, bold on')
ws.write(0,0,'Rougemont Student Lets - Rent Register 2025/26',t);ws.write(1,0,'Position at 15 October 2025. Rents are per person per calendar month, bills included where marked.',n)
H=['Room','Size','Occupier','Guarantor (Y/N)','Start','End','Bills','Rent pcm','Bills pcm','Total pcm','Deposit','Arrears']
W=[11,14,26,10,11,11,10,11,10,11,11,11]
for i,(a,w) in enumerate(zip(H,W)): ws.write(3,i,a,h);ws.col(i).width=w*270
fn='Amelia Oscar Freya Theo Imogen Jacob Priya Callum Zara Ben Hannah Leo Chloe Samir Megan Archie Yuki Tom Ella Rhys Nadia Jack Phoebe Luis Grace Harry Aisha Will Bethan Max'.split()
sn='Tapper Lyddon Voysey Pascoe Chowdhury Maddox Okafor Retallick Brimble Haywood Nakagawa Trewin Selwood Farley Mendes Rowcliffe Jarvis Penhale Kaur Dyer Westcott Gale Luscombe Adeyemi Sweetland Pym Hosking Vine'.split()
used=set()
def nm():
    while 1:
        x=random.choice(sn)+', '+random.choice(fn)
        if x not in used: used.add(x);return x
hs_=[('14 Pinhoe Terrace',6,True),('22 Pinhoe Terrace',5,True),('3 Union Villas',7,False),('51 Mount Radford Road',8,True),('9a Longbrook Mews',4,False),('77 Victoria Row',6,True),('The Old Dairy, Velwell Lane',9,True),('30 Springfield Hill',5,False)]
r=4;rows=[];ties=[];G=[0.]*5
void={('3 Union Villas',7),('The Old Dairy, Velwell Lane',3),('The Old Dairy, Velwell Lane',9),('9a Longbrook Mews',2)}
for a,k,bills in hs_:
    ws.write(r,0,a,hs);r+=1;s=[0.]*5
    st=D(2025,random.choice([7,8,9]),1);en=D(2026,st.month,1)-dt.timedelta(days=1)
    for i in range(1,k+1):
        room=f'Room {i}';ty=random.choice(['Double','Double','Large double','Single','En-suite'])
        base={'Single':515,'Double':575,'Large double':620,'En-suite':665}[ty]+random.choice([0,0,-10,15])
        ws.write(r,0,room,n);ws.write(r,1,ty,n)
        if (a,i) in void:
            lab='Available' if (a,i)!=('The Old Dairy, Velwell Lane',9) else 'Warden (no rent)'
            ws.write(r,2,lab if lab[0]=='A' else 'VOID - ceiling repair',n)
            rows.append(R(unit=room,section=a,building=a,unitType=ty,statusText='Available' if lab[0]=='A' else 'VOID - ceiling repair'))
        else:
            o=nm();b=65.0 if bills else 0.0;dep=float(round(base*.75/5)*5);ar=0.0
            x=random.random()
            if x<.1: ar=float(base+b)
            elif x<.16: ar=-40.0
            elif x<.2: ar=round(base/3,2)
            ws.write(r,2,o,n);ws.write(r,3,random.choice('YYYYN'),n);ws.write(r,4,dt.datetime(st.year,st.month,1),d)
            e=en
            if random.random()<.06: e=D(2026,1,31)
            ws.write(r,5,dt.datetime(e.year,e.month,e.day),d);ws.write(r,6,'Incl.' if bills else 'Excl.',n)
            for c,v in ((7,float(base)),(8,b),(9,base+b),(10,dep),(11,ar)): ws.write(r,c,v,m)
            for q,v in enumerate((base,b,base+b,dep,ar)): s[q]+=v
            rows.append(R(unit=room,section=a,building=a,unitType=ty,tenantName=o,statusText='Occupied',contractRent=float(base),leaseStartDate=st,leaseEndDate=e,deposit=dep,balance=ar,charges=[dict(code='Bills pcm',amount=b)],totalCharges=base+b))
        r+=1
    for c in range(12): ws.write(r,c,'',bb)
    ws.write(r,2,f'{k} rooms',bb)
    for c,v in zip((7,8,9,10,11),s): ws.write(r,c,round(v,2),mb)
    for fld,v in zip(('contractRent','charge:Bills pcm','totalCharges','deposit','balance'),s): ties.append(dict(field=fld,section=a,total=round(v,2)))
    G=[x+y for x,y in zip(G,s)];r+=2
nv=len(void);N=len(rows)
ws.write(r,0,'All houses',bb);ws.write(r,2,f'{N} rooms, {N-nv} let, {nv} void',bb)
for c,v in zip((7,8,9,10,11),G): ws.write(r,c,round(v,2),mb)
for fld,v in zip(('contractRent','charge:Bills pcm','totalCharges','deposit','balance'),G): ties.append(dict(field=fld,total=round(v,2)))
w2.write(0,0,'House',h);w2.write(0,1,'Lead contact',h);w2.write(0,2,'Cleaner day',h)
for i,(a,k,b) in enumerate(hs_,1): w2.write(i,0,a,n);w2.write(i,1,'Office',n);w2.write(i,2,random.choice(['Mon','Tue','Thu']),n)
w2.col(0).width=8000
ws.row(3).height_mismatch=True;ws.row(3).height=480
ws.set_panes_frozen(True);ws.set_horz_split_pos(4);ws.portrait=False;ws.paper_size_code=9;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(DOC+F)
save(F,'STUDENT_HOUSING','student letting agent (England)','xls, rooms under house headings, negative arrears',False,None,D(2025,10,15),rows,N,N-nv,nv,ties,sheet='Register 25-26')
