# UK PBSA room-level roll, xlsx, 2-sheet, 192 beds
from common import *
import xlsxwriter
R=random.Random(505)
N='Tannery Wharf PBSA - room list 2025-26.xlsx'
wb=xlsxwriter.Workbook(DOC+N); ws=wb.add_worksheet('RoomList'); w2=wb.add_worksheet('Summary')
b=dict(font_name='Segoe UI',font_size=9)
F=lambda **k: wb.add_format({**b,**k})
h=F(bold=1,bg_color='#00B0A0',font_color='white',text_wrap=1,valign='vcenter')
H=['Block','Flat','Room ID','Room Type','m²','Booking Status','Resident','Contract Start','Contract End','Wks','Rent £/wk','Rent PCM Equiv.','Contract Value','Deposit Held','Arrears','Guarantor']
ws.write(0,0,'Tannery Wharf, Sheffield',F(bold=1,font_size=13)); ws.write(1,0,'Room list and bookings AY 2025/26 - snapshot 14/11/2025',F())
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.set_row(3,28); ws.autofilter(3,0,3+192,15); ws.freeze_panes(4,3)
TY={'Bronze En-suite':(13.5,152),'Silver En-suite':(15,161),'Gold En-suite':(17.5,172),'Studio':(22,219),'Premium Studio':(27,246),'Accessible Studio':(30,219)}
y=4;rows=[];used=set();st_cnt={};by={}
alt=[F(),F(bg_color='#EEF8F7')]
T=dict(pcm=0,cv=0,dep=0,arr=0)
def nm():
    while True:
        n=R.choice(UKF)+' '+R.choice(UKL)
        if n not in used: used.add(n); return n
for blk in ('Bark','Hide','Vat'):
    for fl in range(1,5):
        units=[]
        for fn in range(1,3): units+= [(f'{blk[0]}{fl}{fn:02d}',f'{blk[0]}{fl}{fn:02d}-{L}',None) for L in 'ABCDEF']
        units+= [(f'{blk[0]}{fl}{s:02d}',f'{blk[0]}{fl}{s:02d}','S') for s in range(3,7)]
        for j,(flat,rid,k) in enumerate(units):
            if k: ty=R.choice(['Studio','Studio','Premium Studio']) if not(fl==1 and rid.endswith('03')) else 'Accessible Studio'
            else: ty={'A':'Bronze En-suite','F':'Gold En-suite'}.get(rid[-1],'Silver En-suite')
            m2,pw=TY[ty]; pw=pw+2*(fl-1)
            u=R.random(); stt='Checked In' if u<.88 else 'Contracted - Not Arrived' if u<.905 else 'Void' if u<.985 else 'Staff'
            if stt=='Staff' and st_cnt.get('Staff',0)>=2: stt='Void'
            wk=51 if k else R.choice([44,44,44,51])
            s0=D(2025,9,6); 
            if R.random()<.06: s0=D(2025,9,27); 
            e0=s0+dt.timedelta(days=7*wk); 
            st_cnt[stt]=st_cnt.get(stt,0)+1
            f=alt[(fl)%2]
            fm=wb.add_format; 
            bg={} if fl%2==0 else dict(bg_color='#EEF8F7')
            key=('x',fl%2)
            if key not in by: by[key]=(F(num_format='#,##0.00',**bg),F(num_format='dd/mm/yyyy',align='center',**bg),F(num_format='0.0',**bg))
            n2,dd,a1=by[key]
            for c,x in enumerate([blk,flat,rid,ty]): ws.write(y,c,x,f)
            ws.write(y,4,m2,a1); ws.write(y,5,stt,f)
            for c in range(6,16): ws.write_blank(y,c,None,f)
            r=dict(building=blk,unit=rid,unitType=ty,area=m2,statusText=stt)
            if stt in('Checked In','Contracted - Not Arrived'):
                n=nm(); pcm=round(pw*52/12,2); cv=round(pw*wk,2); dep=R.choice([250,250,250,0]); arr=0
                if R.random()<.1: arr=round(R.choice([.5,1,2])*pcm,2)
                if R.random()<.02: arr=-50.0
                ws.write(y,6,n,f);ws.write_datetime(y,7,dt.datetime.combine(s0,dt.time()),dd);ws.write_datetime(y,8,dt.datetime.combine(e0,dt.time()),dd);ws.write(y,9,wk,f)
                ws.write(y,10,pw,n2);ws.write(y,11,pcm,n2);ws.write(y,12,cv,n2);ws.write(y,13,dep,n2);ws.write(y,14,arr,n2);ws.write(y,15,R.choice(['Y','Y','Housing Hand' if False else 'Scheme','N']),f)
                r.update(tenantName=n,leaseStartDate=s0,leaseEndDate=e0,contractRent=pcm,deposit=dep,balance=arr)
                for kk,vv in zip(('pcm','cv','dep','arr'),(pcm,cv,dep,arr)): T[kk]+=vv
            elif stt=='Staff': ws.write(y,6,'Residence Assistant',f); r['tenantName']='Residence Assistant'
            rows.append(r); y+=1
tf=F(bold=1,top=1,num_format='#,##0.00')
for c in range(16): ws.write_blank(y,c,None,tf)
ws.write(y,2,f'{len(rows)} rooms',F(bold=1,top=1))
for c,k in ((11,'pcm'),(12,'cv'),(13,'dep'),(14,'arr')): ws.write(y,c,round(T[k],2),tf)
for i,w in enumerate([7,8,10,19,6,24,24,12,12,6,10,11,12,10,10,11]): ws.set_column(i,i,w)
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(3)
w2.write(0,0,'Status',h);w2.write(0,1,'Rooms',h);w2.write(0,2,'%',h)
i=1
for k,v in sorted(st_cnt.items()): w2.write(i,0,k,F());w2.write(i,1,v,F());w2.write(i,2,v/len(rows),F(num_format='0.0%'));i+=1
w2.write(i,0,'Total',F(bold=1));w2.write(i,1,len(rows),F(bold=1));w2.set_column(0,0,28)
occ=sum('contractRent' in r for r in rows)
w2.write(i+2,0,'Let beds (checked in + contracted)',F());w2.write(i+2,1,occ,F()); w2.write(i+3,0,'Staff rooms are not lettable. Contract value is for the full term of 44 or 51 weeks.',F(italic=1))
wb.close(); print(st_cnt)
save(N,dict(propertyName='Tannery Wharf',asOnDate='2025-11-14',units=len(rows),occupied=None,vacant=st_cnt['Void'],sheet='RoomList',planted=None,rows=rows),'STUDENT_HOUSING','UK student residence room list with weekly and monthly-equivalent rents',False,
 [('contractRent',round(T['pcm'],2)),('deposit',T['dep']),('balance',round(T['arr'],2))])
