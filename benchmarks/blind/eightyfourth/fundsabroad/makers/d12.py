from common import *
# PBSA Edinburgh, 2025/26: cluster flats; operator workbook, 192 beds; flat heading in merged cells; weekly rate, tenancy weeks, total contract value, instalments
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R_=random.Random(1212);name='d12_calder_yards_bed_schedule_2025-26.xlsx'
fn='Amelie Bram Chidi Divya Ewan Fergus Gita Haruka Iona Jiaqi Kirsty Leila Magnus Noor Orla Pavel Qiao Rhona Struan Thandi Uma Viktor Wren Xiomara Yara Zander'.split()
ln='Abernothy Baxendine Chowdhray Drummie Eastlake Farquhars Gilruthe Haldanes Imriesen Jardinet Kinnairdy Lamontine Mutasah Niddrieson Okaforde Pringley Rutherglen-Poe Sandeepan Takumira Urquharts Wemyssen Yuanfei Zielinskas'.split()
wb=Workbook();ws=wb.active;ws.title='Dashboard';b=wb.create_sheet('Bed Schedule')
F='Liberation Sans'
b['A1']='Calder Yards Student Residence, Edinburgh';b['A1'].font=Font(name=F,bold=True,size=12)
b['A2']='Bed schedule AY 2025/26';b['A3']='Data as of 14/11/2025'
h=['Flat','Room','Room Type','m²','Occupier','Booking Status','Check In','Tenancy Start','Tenancy End','Weeks','£/week','Contract Value (£)','Monthly Instalment (£)','Laundry & Contents (£ pcm)','Paid Deposit (£)','Outstanding (£)']
for i,x in enumerate(h,1):
    c=b.cell(5,i,x);c.font=Font(name=F,size=8,bold=True);c.alignment=Alignment(wrap_text=True,vertical='top');c.fill=PatternFill('solid',fgColor='FFE699');c.border=Border(bottom=Side(style='thin'))
r=6;rows=[];S=[0]*5;cnt={}
types=[('Bronze En-suite',13.1,189),('Silver En-suite',14.6,199),('Gold En-suite',16.2,212),('Studio',21.0,268),('Accessible En-suite',19.5,189)]
for fl in range(1,7):
    for fk in range(1,7):
        flat='Flat %d.%d'%(fl,fk);studios=fk==6
        k=4 if studios else R_.choice([5,5,6,6])
        r1=r
        for i in range(k):
            room=f'{fl}.{fk}{chr(65+i)}'
            ty=types[3] if studios else (types[4] if (fl==1 and i==0) else types[R_.choice([0,0,1,1,2])])
            q=R_.random();stt='Contracted' if q<.84 else 'Checked-in (short stay)' if q<.89 else 'Void' if q<.965 else 'Off line - maintenance'
            row=dict(building=flat,unit=room,unitType=ty[0],area=ty[1],statusText=stt)
            vals=[flat if i==0 else None,room,ty[0],ty[1],None,stt]+[None]*10
            if stt[0]=='C':
                w=R_.choice([44,44,51]) if stt=='Contracted' else 18
                s=d(2025,9,6);e=s+dt.timedelta(weeks=w)
                ci=s+dt.timedelta(R_.choice([0,0,1,2,3,8]))
                wk=ty[2]-R_.choice([0,0,0,5,10]);cv=wk*w;mi=round(cv/{44:10,51:12,18:4}[w],2);la=R_.choice([0,7.5,7.5,12.5]);dep=R_.choice([250,250,0]);ob=R_.choice([0]*8+[mi,round(mi*2,2),45])
                t=R_.choice(fn)+' '+R_.choice(ln)
                vals[4]=t;vals[6:]=[ci,s,e,w,wk,cv,mi,la,dep,ob]
                row.update(tenantName=t,moveInDate=ci.isoformat(),leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),annualRent=None,contractRent=mi,charges=[dict(code='Laundry & Contents',amount=la)],deposit=dep,balance=ob)
                for z,x in enumerate((cv,mi,la,dep,ob)):S[z]+=x
            cnt[stt]=cnt.get(stt,0)+1
            for c,x in enumerate(vals,1):
                y=b.cell(r,c,x);y.font=Font(name=F,size=8,color='7F7F7F' if stt[0]!='C' else '000000')
                if c in(7,8,9):y.number_format='dd/mm/yy'
                if c in(12,):y.number_format='#,##0'
                if c in(13,14,15,16):y.number_format='#,##0.00'
                if c==4:y.number_format='0.0'
            rows.append(row);r+=1
        b.merge_cells(start_row=r1,start_column=1,end_row=r-1,end_column=1);b.cell(r1,1).alignment=Alignment(vertical='top')
        for c in range(1,17): b.cell(r-1,c).border=Border(bottom=Side(style='thin',color='BFBFBF'))
n=len(rows);S=[round(x,2) for x in S]
b.cell(r,2,'%d beds'%n)
for c,x in zip((12,13,14,15,16),S): b.cell(r,c,x).number_format='#,##0.00'
for c in range(1,17): b.cell(r,c).font=Font(name=F,size=8,bold=True);b.cell(r,c).fill=PatternFill('solid',fgColor='FFF2CC')
for i,w in enumerate([9,8,18,6,25,22,9,9,9,6,7,10,11,11,9,11],1): b.column_dimensions[L(i)].width=w
b.row_dimensions[5].height=36;b.freeze_panes='C6';b.auto_filter.ref=f'A5:P{r-1}';b.page_setup.orientation='landscape';b.page_setup.fitToHeight=0;b.sheet_properties.pageSetUpPr.fitToPage=True;b.print_title_rows='5:5'
ws['A1']='Calder Yards - AY25/26 dashboard';ws['A1'].font=Font(bold=True,size=14)
for i,(k,v) in enumerate(sorted(cnt.items()),3): ws.cell(i,1,k);ws.cell(i,2,v);ws.cell(i,3,v/n).number_format='0.0%'
ws.cell(8,1,'Total beds');ws.cell(8,2,n);ws.cell(10,1,'Contract value £');ws.cell(10,2,S[0]);ws.column_dimensions['A'].width=28
wb.save(D+name)
o=sum(1 for x in rows if x.get('tenantName'))
save(name,rows,'Calder Yards Student Residence','2025-11-14','STUDENT_HOUSING','PBSA operator bed schedule, merged flat cells, weekly rate and monthly instalment',units=n,occ=o,vac=None,sheet='Bed Schedule',checks=[('inst',S[1],'contractRent'),('dep',S[3],'deposit'),('bal',S[4],'balance')]);print(n,o,cnt)
