from common import *
import xlsxwriter
N='10_foundry_court_bookings_2025-26.xlsx';rng=random.Random(7210)
wb=xlsxwriter.Workbook(doc(N));F=lambda **k:wb.add_format({"font_name":"Verdana","font_size":8,**k})
w=wb.add_worksheet('Rooming List');w.hide_gridlines(2)
w.write('A1','FOUNDRY COURT, SHEFFIELD S3',F(bold=1,font_size=12));w.write('A2','Rooming list and rent roll – academic year 2025/26',F());w.write('A3','Run date 14 October 2025',F())
H=['Room','Room Type','Student','Institution','Status','Contract Start','Contract End','Weeks','Rent per Week','Annual Rent','Deposit','Outstanding']
h=F(bold=1,bottom=2,text_wrap=1,valign='bottom',bg_color='#FFD966')
for i,x in enumerate(H): w.write(4,i,x,h)
w.freeze_panes(5,1)
fh=F(bold=1,bg_color='#EDEDED');n2=F(num_format='£#,##0.00');d=F(num_format='d mmm yyyy',align='left');t_=F();red=F(font_color='red')
L2=EN_L+['Adeyemi','Banerjee','Dimitrov','Eriksen','Fong','Gupta','Haddad','Ishikawa','Khan','Lim','Zhao','Wang']
F2=EN_F+['Yiwen','Haoran','Sana','Tariq','Elena','Pavel','Noor','Jia','Kofi','Leila']
nm=names(rng,F2,L2,200);k=0;R=5;rows=[]
price={'Classic En-suite':159,'Premium En-suite':172,'Accessible En-suite':172,'Studio':228}
fl=[(f'Flat {b}{i}',6 if b!='C' else 5,b) for b in 'ABC' for i in range(1,11)]
def put(room,ty,sec):
    global R,k
    r=dict(unit=room,unitType=ty,section=sec)
    q=rng.random();st='Checked In' if q<.9 else 'Booked' if q<.93 else 'Void'
    w.write(R,0,room,t_);w.write(R,1,ty,t_);w.write(R,4,st,red if st=='Void' else t_);r['statusText']=st
    if st!='Void':
        wk=51 if ty=='Studio' or rng.random()<.3 else 44;pw=price[ty]+rng.choice([-5,0,0,0,4]);s=D(2025,9,6);e=s+dt.timedelta(days=7*wk-1)
        if st=='Booked': s=D(2026,1,10);e=s+dt.timedelta(days=7*wk-1) if wk==44 else D(2026,8,28);wk=44 if wk==44 else 33
        an=wk*pw;dp=rng.choice([0,150,150,250]);ou=rng.choice([0]*6+[round(an/4,2),round(an/3,2),75.0,-20.0])
        r.update(tenantName=nm[k],leaseStartDate=s,leaseEndDate=e,annualRent=an,deposit=dp,balance=ou);k+=1
        w.write(R,2,r['tenantName'],t_);w.write(R,3,rng.choice(['UoS','SHU','SHU','UoS','Kaplan']),t_)
        w.write_datetime(R,5,dt.datetime(*s.timetuple()[:3]),d);w.write_datetime(R,6,dt.datetime(*e.timetuple()[:3]),d);w.write(R,7,wk,t_);w.write(R,8,pw,n2);w.write(R,9,an,n2);w.write(R,10,dp,n2);w.write(R,11,ou,n2)
    rows.append(r);R+=1
for f_,n_,b in fl:
    sec=f'{f_} ({n_} bed cluster)';w.merge_range(R,0,R,11,sec,fh);R+=1
    for j in range(1,n_+1): put(f'{f_[5:]}-{j}','Accessible En-suite' if (j==1 and f_.endswith('1')) else 'Premium En-suite' if j==n_ else 'Classic En-suite',sec)
w.merge_range(R,0,R,11,'Studios',fh);R+=1
for j in range(1,19): put(f'ST{j:02d}','Studio','Studios')
n=len(rows);v=sum(r['statusText']=='Void' for r in rows);bk=sum(r['statusText']=='Booked' for r in rows)
T=F(bold=1,top=1,num_format='£#,##0.00')
for c in range(12): w.write_blank(R,c,None,T)
w.write(R,0,f'Total {n} rooms',T);S=lambda x:round(sum(r.get(x,0) for r in rows),2)
for c,x in((9,'annualRent'),(10,'deposit'),(11,'balance')): w.write(R,c,S(x),T)
w.write(R+2,0,'Checked In',t_);w.write(R+2,1,n-v-bk,t_);w.write(R+3,0,'Booked (January intake)',t_);w.write(R+3,1,bk,t_);w.write(R+4,0,'Void',t_);w.write(R+4,1,v,t_)
for i,x in enumerate([10,20,26,11,11,12,12,7,10,12,10,12]): w.set_column(i,i,x)
w.set_paper(9);w.fit_to_pages(1,0);w.repeat_rows(4);w.set_footer('&L&8Albion Student Homes&R&8Page &P of &N');wb.close()
save(N,dict(propertyName='Foundry Court',asOnDate='2025-10-14',units=n,occupied=None if bk else n-v,vacant=v,sheet=None,rows=rows),'STUDENT_HOUSING','student rooming list 186+ rooms, flat headings within the list')
