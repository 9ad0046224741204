# Tax-credit apartments, .xls (built xlsx, converted by LibreOffice), plan cells merged down over AMI tiers
from common import *
import subprocess,os,shutil,xlsxwriter
PL=[('1BR-A',1,1,640,[('30%',4,534,71,463,463),('50%',10,891,71,820,808),('60%',12,1069,71,998,962)]),
('1BR-B (ADA)',1,1,688,[('50%',3,891,71,820,820),('60%',3,1069,71,998,971)]),
('2BR-A',2,1,852,[('30%',4,641,94,547,547),('50%',14,1069,94,975,958),('60%',20,1283,94,1189,1121)]),
('2BR-B',2,2,918,[('50%',8,1069,94,975,966),('60%',12,1283,94,1189,1148),('80%',4,1711,94,1617,1390)]),
('3BR-A',3,2,1105,[('30%',2,741,121,620,620),('50%',8,1236,121,1115,1098),('60%',10,1483,121,1362,1297)]),
('Mgr 2BR',2,1,852,[('Exempt',1,None,None,None,0)])]
K=['beds','baths','sf','units','gross','ua','net','actual','actual_total','other:Annual Rent','total_sf']
stem='Linden Terrace LIHTC rent schedule';x=os.path.join('.',stem+'.xlsx');os.makedirs('.',exist_ok=True)
wb=xlsxwriter.Workbook(x);ws=wb.add_worksheet('Rents');F=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':9,**k})
ws.set_column('A:A',14);ws.set_column('B:C',5);ws.set_column('D:D',7);ws.set_column('E:E',9);ws.set_column('F:F',6);ws.set_column('G:J',10);ws.set_column('K:L',12);ws.set_column('M:M',10)
ws.write('A1','LINDEN TERRACE APARTMENTS',F(bold=1,font_size=12));ws.write('A2','Schedule of Rents by Set-Aside');ws.write('A3','Limits: HUD 2025, Gallatin Co.; utility allowances per PHA schedule eff. 7/1/25');ws.write('L1','Borrower:');ws.write('M1','Linden Terrace LP')
h=F(bold=1,text_wrap=1,align='center',valign='bottom',border=1,bg_color='#FFF2CC')
for j,t in enumerate(['Plan','BR','BA','Unit SF','Set-Aside\n(AMI)','# of\nUnits','Maximum\nGross Rent','Less:\nUtility\nAllowance','Maximum\nNet Rent','Contract\nRent','Contract Rent\nper Month','Annual\nRent','Aggregate\nSF']): ws.write(4,j,t,h)
ws.set_row(4,40);m=F(border=1,valign='vcenter',align='center');n0=F(border=1,num_format='#,##0');n=F(border=1,num_format='#,##0;(#,##0);0');ct=F(border=1,align='center')
r=5;rows=[];first=r+1
for p,b,ba,sf,T in PL:
    k=len(T)
    for j,v in enumerate([p,b,ba,sf]):
        if k>1: ws.merge_range(r,j,r+k-1,j,v,m)
        else: ws.write(r,j,v,m)
    for a,u,g,ua,net,c in T:
        ws.write(r,4,a,ct)
        for j,v in enumerate([u,g,ua,net,c]):
            (ws.write_blank(r,5+j,None,n) if v is None else ws.write_number(r,5+j,v,n))
        ws.write_formula(r,10,f'=F{r+1}*J{r+1}',n,u*c);ws.write_formula(r,11,f'=K{r+1}*12',n,u*c*12);ws.write_number(r,12,u*sf,n)
        rows.append(dict(type=p,beds=b,baths=ba,sf=sf,ami=float(a[:-1]) if a!='Exempt' else None,units=u,gross=g,ua=ua,net=net,actual=c,actual_total=u*c,**{'other:Annual Rent':u*c*12},total_sf=u*sf));r+=1
s=lambda k:sum(q[k] for q in rows);B=F(bold=1,border=1,num_format='#,##0',bg_color='#F2F2F2')
ws.merge_range(r,0,r,4,'Total Residential',B);t=dict(label='Total Residential',units=s('units'),actual_total=s('actual_total'),**{'other:Annual Rent':s('other:Annual Rent')},total_sf=s('total_sf'))
for j in range(6,10): ws.write_blank(r,j,None,B)
for j,v in((5,t['units']),(10,t['actual_total']),(11,t['other:Annual Rent']),(12,t['total_sf'])):
    L=chr(65+j);ws.write_formula(r,j,f'=SUM({L}{first}:{L}{r})',B,v)
ws.write(r+2,0,'26 of the 50% units carry project-based vouchers; HAP rents not shown. Manager unit is rent-free.',F(italic=1))
ws.write(r+3,0,'Compliance period ends 12/31/2034.',F(italic=1))
ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',os.path.join(HERE,'documents'),x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
truth(stem,'UM',K,rows,[t]);print(len(rows),t)
