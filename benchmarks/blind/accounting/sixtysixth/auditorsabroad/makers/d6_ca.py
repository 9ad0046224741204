from common import *
import xlsxwriter
NAME='Nov 2024 Arrears Listing - Hamilton.xlsx'
R=random.Random(905)
B=[("85 Bayfront Tower","BF",62,range(2,19),10,R.randint(0,9)),("22-26 Corktown Court","CC",41,range(1,8),12,0),("Escarpment View Apartments","EV",37,range(1,6),14,0)]
fn="Amara Brent Chloe Dmitri Esther Farid Gwen Hugh Imani Jorge Keira Liam Mina Noor Owen Priya Quinn Rosa Samir Tessa Uche Vera Wes Xin Yusuf Zoe Anil Bianca Colm Deepa".split()
ln="Adeyemi Bouchard Castellano Desrosiers Engström Fitzgibbon Gill Hussain Iannucci Jovanovic Kowalski Lachance MacIsaac Nakamura Okafor Petrov Qureshi Roy Singh Tremblay Usman Villanueva Whitlock Xu Yilmaz Zawadzki".split()
H=["Suite","Tenant Name","Tenant\nCode","Monthly\nRent","LMR\nDeposit","Nov-24","Oct-24","Sep-24","Aug-24 &\nPrior","Total\nOwing","Credit /\nPrepaid","Action / Status"]
K=["other:Monthly Rent","deposit","other:Nov-24","other:Oct-24","other:Sep-24","other:Aug-24 & Prior","total","prepaid"]
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet('Arrears');w2=wb.add_worksheet('Legend')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='#,##0.00;-#,##0.00;""'
hd=F(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F3864',font_color='white',border=1)
n=F(num_format=NF,border=4);t=F(border=4);tl=F(border=4,align='left');band=F(bold=True,bg_color='#D9E2F3');st=F(bold=True,num_format='#,##0.00;-#,##0.00',top=1,bg_color='#F2F2F2');sl=F(bold=True,top=1,bg_color='#F2F2F2');gt=F(bold=True,num_format='#,##0.00;-#,##0.00',top=1,bottom=6)
gl=F(bold=True,top=1,bottom=6)
ws.merge_range(0,0,0,11,'Steelport Residential Properties Inc.',F(bold=True,font_size=14));ws.merge_range(1,0,1,11,'Tenant arrears by month of charge – all buildings – as at November 30, 2024',F(italic=True))
for i,h in enumerate(H): ws.write(3,i,h,hd)
ws.set_row(3,32)
r=4;rows=[];tots=[];G=[0]*8;subs=[];recap=[]
for bn,pf,cnt,fl,per,_ in B:
    ws.merge_range(r,0,r,11,bn,band);r+=1;s=r;T=[0]*8
    units=sorted(R.sample([f*100+u for f in fl if f!=13 for u in range(1,per+1)],min(cnt,len(fl)*per-per)))
    for u in units:
        su=f'{u}' if pf!='EV' else f'{u//100}{"ABCDEFGHJKLMNP"[u%100-1]}'
        a,b=R.choice(fn),R.choice(ln);nm=f'{b}, {a}'
        if R.random()<.15: nm+=f' & {R.choice(fn)}'
        code=f't{R.randint(10200,48990):07d}'
        rent=R.choice([1385.0,1462.57,1540.0,1618.2,1695.0,1749.9,1825.0,1895.0,1975.45,2050.0,2195.0,2340.0])
        dep=rent if R.random()<.5 else round(rent/1.025,2) if R.random()<.85 else 0
        v=[0,0,0,0];pp=0;x=R.random();ac=''
        if x<.38: v[0]=round(R.choice([rent,rent/2,35.0,R.uniform(40,600)]),2)
        elif x<.58: v[0]=rent;v[1]=round(R.uniform(100,rent),2);ac=R.choice(['N4 served Nov 12','Payment plan','N4 to be served','Called - will pay Friday'])
        elif x<.70: v=[rent,rent,round(R.uniform(150,rent),2),0];ac=R.choice(['L1 filed','N4 served Oct 15','Payment plan - broken'])
        elif x<.78: v=[rent,rent,rent,round(rent*R.uniform(.5,5),2)];ac=R.choice(['LTB hearing Jan 21','LTB hearing Dec 9','L1 filed; hearing TBA'])
        elif x<.84: v[3]=round(R.uniform(50,900),2);ac=R.choice(['Damage charge disputed','NSF + admin fee','AGI order retro balance'])
        elif x<.97: pp=-round(R.choice([rent,R.uniform(5,300),100.0]),2)
        else: v[0]=rent;pp=-round(R.uniform(20,200),2);ac='Unapplied receipt'
        tot=round(sum(v),2);vals=[rent,dep]+v+[tot,pp]
        if pf=='EV': ws.write_string(r,0,su,tl)
        else: ws.write_number(r,0,int(su),tl)
        ws.write(r,1,nm,t);ws.write(r,2,code,t)
        for i,q in enumerate(vals):
            c=3+i
            if i==6: ws.write_formula(r,c,f'=SUM(F{r+1}:I{r+1})',n,tot)
            elif q: ws.write_number(r,c,q,n)
            else: ws.write_blank(r,c,None,n)
        ws.write(r,11,ac,t)
        rows.append(dict(unit=su,name=nm,resident=code,**{k:q for k,q in zip(K,vals) if q}))
        T=[round(p+q,2) for p,q in zip(T,vals)];r+=1
    ws.write(r,0,'',sl);ws.write(r,1,f'Subtotal {bn}',sl);ws.write(r,2,f'{len(units)} accts',sl)
    for i in range(8): ws.write_formula(r,3+i,f'=SUM({"DEFGHIJK"[i]}{s+1}:{"DEFGHIJK"[i]}{r})',st,T[i])
    ws.write(r,11,'',sl)
    tots.append(dict(label=f'Subtotal {bn}',**dict(zip(K,T))));subs.append(r);recap.append((bn,len(units),T));G=[round(p+q,2) for p,q in zip(G,T)];r+=2
ws.write(r,0,'',gl);ws.write(r,1,'TOTAL ALL BUILDINGS',gl);ws.write(r,2,f'{len(rows)} accts',gl)
for i in range(8): ws.write_formula(r,3+i,'='+'+'.join(f'{"DEFGHIJK"[i]}{x+1}' for x in subs),gt,G[i])
tots.append(dict(label='TOTAL ALL BUILDINGS',**dict(zip(K,G))))
r+=3
ws.write(r,1,'Prepared from Yardi receivable aging, reformatted by property accounting (K. Lachance). LMR = last month\'s rent deposit; not netted above.',F(italic=True,font_size=8))
for i,w in enumerate([8,34,11,11,11,11,11,11,11,12,11,25]): ws.set_column(i,i,w)
ws.freeze_panes(4,2);ws.set_landscape();ws.set_paper(1);ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.set_footer('&L&8&D&R&8Page &P / &N')
for i,(a,b) in enumerate([('N4','Notice to end tenancy for non-payment'),('L1','Application to LTB to evict for non-payment'),('LTB','Landlord and Tenant Board'),('AGI','Above guideline increase')]): w2.write_row(i,0,[a,b])
w2.set_column(1,1,45)
wb.close()
save(NAME,'AR',K,rows,tots,'Ontario residential arrears by month of charge, three buildings with bands and subtotals, deposit and prepaid columns, action notes; large workbook',True)
