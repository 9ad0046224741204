from makelib import *
W,H=595,842
for n in('Roman','Bold','Italic'): pass
F='/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed%s.ttf'
registerFont(TTFont('DS',F%'')); registerFont(TTFont('DSB',F%'-Bold')); registerFont(TTFont('DSI',F%'-Italic'))
c=canvas.Canvas('geology_bulletin.pdf',pagesize=(W,H)); T=[]
put(c,56,H-40,'Geological Survey of Torvik, Bulletin 88','DSI',7.5); put(c,520,H-40,'41','DS',8)
# page 1: oxides down, samples across; open columns, thin rules, total row
para(c,H,56,54,483,'TABLE 3. WHOLE-ROCK COMPOSITIONS OF THE HALLVARD INTRUSION (X-RAY FLUORESCENCE; OXIDES IN WT%, TRACE ELEMENTS IN PPM)','DSB',7.5,9.5,al=1)
S=['HV-02','HV-05','HV-11','HV-14','HV-19','HV-23','HV-27','HV-31','HV-36']
K=['gabbro','gabbro','norite','diorite','diorite','tonalite','tonalite','granite','aplite']
ox={'SiO_{2}':[48.31,49.02,51.14,55.87,57.20,64.41,66.02,72.35,75.91],'TiO_{2}':[1.52,1.44,.98,1.12,1.05,.62,.55,.24,.06],'Al_{2}O_{3}':[15.84,16.21,17.45,16.90,16.72,16.04,15.71,14.11,13.02],'Fe_{2}O_{3}*':[11.72,11.08,9.41,8.24,7.66,4.93,4.31,2.04,.71],'MnO':[.18,.17,.15,.14,.13,.09,.08,.05,.02],'MgO':[7.61,7.02,6.88,3.92,3.48,1.84,1.52,.48,.09],'CaO':[10.44,10.12,9.52,7.01,6.48,4.52,4.03,1.62,.61],'Na_{2}O':[2.61,2.74,2.91,3.62,3.81,4.22,4.31,3.72,3.98],'K_{2}O':[.52,.61,.71,1.62,1.88,2.12,2.41,4.52,4.77],'P_{2}O_{5}':[.18,.17,.12,.25,.24,.16,.14,.07,None],'LOI':[.84,1.02,.51,.98,1.12,.74,.65,.52,.44]}
t=Tab(c,H,56,80,[60]+[47]*9,'DS',7,8.6,2,1,['l']+['d']*9); t.dpad={k:10 for k in range(1,10)}
t.row([C('Sample',font='DSB')]+[C(s,al='c') for s in S],font='DSB')
t.row(['Rock type']+[C(s,al='c') for s in K],font='DSI')
for k,v in ox.items(): t.row([k]+[('b.d.' if x is None else f'{x:.2f}') for x in v])
t.row(['Total']+[f'{sum(round(x,2) for x in (v[i] for v in ox.values()) if x is not None):.2f}' for i in range(9)],font='DSB'); tot=len(t.rows)-1
t.row(['Mg number']+[f'{100*(m/40.304)/((m/40.304)+.85*(f/79.84)):.0f}' for m,f in zip(ox['MgO'],ox['Fe_{2}O_{3}*'])])
t.row([C('Trace elements',font='DSI')],before=3)
tr={'V':[284,271,203,178,164,82,70,18,None],'Cr':[312,288,401,64,51,18,14,6,None],'Ni':[121,108,132,31,27,11,9,4,3],'Rb':[11,14,18,52,61,74,83,171,212],'Sr':[342,358,401,388,371,412,398,141,24],'Y':[24,23,17,26,27,18,17,31,42],'Zr':[92,88,71,162,171,148,139,131,54],'Nb':[5.2,4.9,3.8,8.1,8.6,7.4,7.2,12.1,18.3],'Ba':[148,162,201,462,501,604,651,702,88],'Th':[1.1,1.2,1.6,5.1,5.8,7.2,7.7,18.4,14.2],'U':[.3,.3,.4,1.4,1.6,1.9,2.1,4.8,6.1]}
for k,v in tr.items(): t.row([k]+[('b.d.' if x is None else str(x)) for x in v])
t.layout(); t.hl(0,.9); t.hl(2,.4); t.hl(tot,.3); t.hl(tot+1,.3); t.hl(len(t.rows),.9); t.text(); T.append(t.truth(1))
y=para(c,H,56,t.bottom+3,483,'* Total iron as Fe<sub>2</sub>O<sub>3</sub>. b.d., below detection (0.01 wt% for oxides, 2 ppm for trace elements). LOI, loss on ignition at 1000 °C. Mg number = 100 Mg/(Mg + Fe<super>2+</super>), with Fe<super>2+</super> = 0.85 of total iron.','DS',6.5,8.2)
paras=['The three groups of rocks define a continuous array in the diagrams of major elements against silica. Magnesium, calcium and total iron fall with increasing silica, while potassium rises; the kink at 57 wt% marks the appearance of amphibole among the minerals of the rock. Two samples of norite have more chromium than the gabbros, which is explained by the accumulation of orthopyroxene with inclusions of spinel.',
'Strontium reaches its highest value in the tonalite HV-23 and then falls, together with barium, in the granite and the aplite. Such a path agrees with fractionation of plagioclase at low pressure. The low content of zirconium in the aplite shows that zircon had left the melt before it was expelled into the joints of the granite.',
'The loss on ignition of most samples is below one per cent, and the alteration of feldspar along the western contact has therefore not been corrected for. Samples from within ten metres of the contact with the calcareous slates were left aside, because skarn minerals were seen in thin section.',
'Ages of 421 ± 3 Ma (gabbro) and 414 ± 2 Ma (granite) were obtained on zircon, so that the intrusion is of late Silurian to early Devonian age. The two ages differ by more than their errors and the granite is regarded as a separate batch of magma, derived in part from the schists of the basement.']
flow(c,H,[(56,y+14,232,y+152),(307,y+14,232,790)],paras,'DS',8,10.6)
c.showPage()
# page 2: stratigraphy with wrapped text, ruled rows, spanning groups at left; then borehole log tops
put(c,56,H-40,'42','DS',8); put(c,400,H-40,'Stratigraphy of the Skarnes basin','DSI',7.5)
t=Tab(c,H,56,60,[58,76,52,60,150,87],'DS',7.3,9,4,2.2,['l','l','r','l','l','l'])
t.row(['Series','Formation',C('Thickness, m',al='c'),'Age','Lithology','Fossils and economic use'],font='DSB',va='m')
g=[('Upper',[('Brenna Formation','0–45','Ladinian','Red siltstone with root casts and thin beds of gypsum','Barren; gypsum was quarried until 1931'),('Lomvi Sandstone','30–62','Ladinian','Cross-bedded quartz sandstone, pebbly at the base, with mud flakes along the foresets','Plant stems; main aquifer of the town')]),
('Middle',[('Ask Limestone','18–27','Anisian','Grey nodular limestone with marl partings','Brachiopods, crinoids; cement'),('Vik Marl','55–80','Anisian','Dark marl, bituminous in the lower third','Ammonites; source rock (TOC up to 4%)'),('Ask Dolomite','12','Anisian','Yellow porous dolomite','—')]),
('Lower',[('Husum Formation','120–160','Olenekian','Alternating red sandstone and claystone in cycles 3 to 5 m thick, with desiccation cracks on the tops of the claystones','Tracks of reptiles'),('Sand Conglomerate','5–40','Induan','Polymict conglomerate; clasts of quartzite and rhyolite up to 30 cm','None; local building stone')])]
for s,fs in g:
    for i,f in enumerate(fs): t.row(([C(s,rs=len(fs),font='DSB',al='c')] if i==0 else [])+list(f))
t.layout(); t.band(0,'#E4DCC8'); t.grid(.4,'#7A6A45'); t.text(); T.append(t.truth(2))
y=para(c,H,56,t.bottom+5,483,'TABLE 4. LITHOSTRATIGRAPHY OF THE TRIASSIC, SKARNES BASIN','DSB',7.5,9.5,al=1)
y=para(c,H,56,y+14,483,'Depths of the tops in the six boreholes that reached the Ask Limestone are collected in Table 5, with the deviation from the seismic map. All depths are measured along the hole; boreholes 4 and 6 are inclined at 12° and 8° from the vertical.','DS',8,10.6)
y=para(c,H,56,y+10,483,'TABLE 5. TOPS OF FORMATIONS IN BOREHOLES, METRES BELOW WELLHEAD','DSB',7.5,9.5,al=1)
u=Tab(c,H,72,y+5,[70,60,58,52,52,52,52,54],'DS',7.5,9.4,2,1.2,['l','l']+['r']*6)
u.row([C('Borehole'),C('Year'),C('Elevation, m a.s.l.',al='r'),C('Lomvi',al='r'),C('Ask Lst',al='r'),C('Vik',al='r'),C('Husum',al='r'),C('Final depth',al='r')],va='b')
for r in ['Skarnes 1|1958|41.2|62.0|118.5|141.0|209.5|260.0','Skarnes 2|1959|44.8|70.5|129.0|152.5|—|181.4','Skarnes 3|1964|39.0|51.0|104.0|126.5|198.0|344.7','Skarnes 4|1971|52.6|88.5|149.5|173.0|251.0|300.2','Nordby 1|1983|67.3||33.0|58.5|129.0|215.0','Nordby 2|1984|70.1|||12.0|88.5|402.8']: u.row(r.split('|'))
u.layout(); u.hl(1,.3); u.text(); T.append(u.truth(2))
para(c,H,72,u.bottom+4,450,'Blank, formation eroded; —, not reached. Wellhead elevations were levelled in 1985.','DS',6.5,8.2)
# figure: drawn sections of three holes
y=u.bottom+40; pats=['#E9C46A','#BFD7EA','#8D99AE','#D8C3A5']
for i,(nm,d) in enumerate([('Skarnes 1',[62,56,23,68]),('Skarnes 3',[51,53,22,72]),('Nordby 1',[0,33,26,70])]):
    x=110+i*130; yy=y
    put(c,x,H-yy+4,nm,'DSB',7)
    for q,col in zip(d,pats):
        if q:
            c.setFillColor(HexColor(col)); c.setStrokeColor(HexColor('#333333')); c.setLineWidth(.5); c.rect(x,H-yy-q,44,q,fill=1,stroke=1)
            yy+=q; put(c,x+48,H-yy-2,f'{yy-y} m','DS',6)
para(c,H,72,y+228,450,'FIGURE 7. Simplified sections of three boreholes, from the wellhead to the base of the Vik Marl (vertical scale 1:1000).','DSI',7.5,9.5)
c.save(); save('geology_bulletin',T)
