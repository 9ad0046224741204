# Dutch Business Central ouderdomsanalyse, xlsx
import random
from common import *
import xlsxwriter
q=random.Random(52)
nm='''Apotheek De Linde B.V.|Bakkerij Verhoeven V.O.F.|Kapsalon Studio Noord|Van der Meulen Advocaten N.V.|Fysio Kralingen B.V.|Tandartspraktijk Oostplein|Koffiebar Het Anker|Rijnmond Makelaardij B.V.|ICT Groep Delta B.V.|Stichting Kinderopvang Zonnetje|Sportschool FitPunt Rotterdam|Reisbureau Horizon B.V.|Slagerij J. Hofstra|Boekhandel Maasoever B.V.|Uitzendbureau Vlot B.V.|Notariskantoor Brandsma & Kok|Wereldwinkel Kralingen|Bloemen van Loes|Dierenkliniek Plaszicht|Oostveen Architecten B.V.|Eetcafé De Sluis|Optiek Vermeer B.V.|Telecom Plus Retail B.V.|Schoonmaakbedrijf Helder|Fietsenmaker Smit|Yogastudio Lotus|Gemeente Rotterdam, cluster MO|Huisartsen Maatschap Crooswijk|Hypotheekshop Kralingen|Restaurant Saffraan B.V.|Juwelier Goudsmit|Meubelhal Rijnhaven B.V.|Bruna Kralingse Zoom|Nagelstudio Chic|Accountants Van Dam & Zn.|Drukkerij Snelpers B.V.'''.split('|')
K=['total','current','b1_30','b31_60','b61_90','b90','deposit']
B=K[1:6];rows=[];info=[]
for i,n in enumerate(nm):
    h=r2(q.choice([1450,1875.5,2310,2987.25,3640,5125.8,7480,9912.4])*1.21)
    r={'resident':f'D{10020+i*q.choice([10,10])+q.choice([0,0,5])}','name':n};b={}
    if q.random()<.75:b['current']=h
    if q.random()<.35:b['b1_30']=h if q.random()<.6 else r2(q.uniform(40,900))
    if q.random()<.2:b['b31_60']=r2(h*q.choice([1,.5]))
    if q.random()<.13:b['b61_90']=h
    if q.random()<.2:b['b90']=r2(q.uniform(25,9000))
    if q.random()<.1:b['b1_30']=-r2(q.uniform(100,2400))
    if not b:b['b1_30']=r2(q.uniform(12,80))
    r['total']=r2(sum(b.values()));
    for k in B:r[k]=b.get(k,0)
    if q.random()<.8:r['deposit']=round(h*3/50)*50.0
    rows.append(r);info.append((q.choice(['1e v.d. maand','14 dagen','kwartaal vooruit']),q.choice(['','','','Herinnering 1','Herinnering 2','Incasso'] ) if r['total']>r['current'] else ''))
t={'label':'Totaal (EUR)',**{k:r2(sum(r.get(k,0) for r in rows)) for k in K}}
p={'label':'In % van saldo',**{k:round(t[k]/t['total']*100,1) for k in B}}
N='ar_kralingen_bc.xlsx'
wb=xlsxwriter.Workbook(f'{R}/documents/{N}')
w0=wb.add_worksheet('Opties');ws=wb.add_worksheet('Ouderdomsanalyse')
F=lambda **k:wb.add_format({'font_name':'Segoe UI','font_size':9,**k})
for i,(a,b) in enumerate([('Rapport','Ouderdomsanalyse debiteuren'),('Bedrijfsnaam','Kralingen Winkelfonds C.V.'),('Ouderdom per','30-9-2025'),('Ouderdom op basis van','Vervaldatum'),('Periodelengte','30D'),('Bedragen in LV','Ja'),('Gebruiker','KWF\\m.debruin')]):
    w0.write(i,0,a,F(bold=True));w0.write(i,1,b,F())
w0.set_column(0,1,28)
ws.write(0,0,'Ouderdomsanalyse debiteuren',F(bold=True,font_size=14));ws.write(1,0,'Kralingen Winkelfonds C.V.',F());ws.write(2,0,'Ouderdom per 30 september 2025 - bedragen in EUR incl. btw',F(italic=True))
h=F(bold=True,bottom=2,text_wrap=True,align='right',bg_color='#DDEBF7',valign='bottom');hl=F(bold=True,bottom=2,text_wrap=True,bg_color='#DDEBF7',valign='bottom')
hg=F(bold=True,align='center',bg_color='#DDEBF7',bottom=1)
ws.merge_range(4,5,4,8,'Vervallen',hg)
for i in range(5): ws.write(4,i,'',F(bg_color='#DDEBF7'))
ws.write(4,9,'',F(bg_color='#DDEBF7'));ws.write(4,10,'',F(bg_color='#DDEBF7'))
for i,x in enumerate(['Nr.','Naam','Betalings-\nconditie','Saldo','Niet\nvervallen','1 - 30\ndagen','31 - 60\ndagen','61 - 90\ndagen','Ouder dan\n90 dagen','Waarborg-\nsom','Aanmaning']):ws.write(5,i,x,hl if i in(0,1,2,10) else h)
nf='#,##0.00;[Red]-#,##0.00';y=6
for r,(a,b) in zip(rows,info):
    ws.write(y,0,r['resident'],F());ws.write(y,1,r['name'],F());ws.write(y,2,a,F(font_color='#555555'))
    for i,k in enumerate(K):
        if k in r:ws.write_number(y,3+i,r[k],F(num_format=nf))
    if b:ws.write(y,10,b,F(font_color='#C00000',indent=1))
    y+=1
tf=F(bold=True,top=1,bottom=6,num_format=nf);ws.write(y,0,t['label'],tf);ws.write(y,1,'',tf);ws.write(y,2,'',tf)
for i,k in enumerate(K):
    col=chr(68+i);ws.write_formula(y,3+i,f'=SUM({col}7:{col}{y})',tf,t[k])
y+=1;ws.write(y,0,p['label'],F(italic=True))
for i,k in enumerate(K):
    if k in p:ws.write_number(y,3+i,p[k],F(italic=True,num_format='0.0"%"'))
for i,wd in enumerate([10,34,15,13,12,12,12,12,12,12,15]):ws.set_column(i,i,wd)
ws.set_row(5,27);ws.set_row(4,15);ws.freeze_panes(6,2);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.activate();wb.close()
save(N,'AR',None,K,rows,[t,p],'Dutch Business Central aged debtors, grouped header Vervallen, deposit column, percent line, options sheet before',False)
print(len(rows),t)
